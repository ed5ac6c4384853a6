//! Which programs use the folders at the same time.

use std::fs::{File, TryLockError};

use super::Folders;
use super::atomic;

/// A lock that the system releases however the program ends.
pub(super) struct Presence {
    alone: bool,
    /// Held, never read.
    _lock: Option<File>,
}

impl Presence {
    /// Takes the lock. Whoever has it alone removes what killed programs have left behind; later ones
    /// share it. Where there are no locks nothing is removed.
    pub(super) fn announce(folders: &Folders) -> Self {
        let Some(lock) = lock(folders) else {
            return Self {
                alone: true,
                _lock: None,
            };
        };
        let alone = match lock.try_lock() {
            Ok(()) => {
                for folder in [&folders.data, &folders.saves(), &folders.config] {
                    atomic::sweep(folder);
                }
                let _ = lock.unlock();
                true
            }
            Err(TryLockError::WouldBlock) => false,
            Err(TryLockError::Error(_)) => true,
        };
        // Another program may be sweeping right now. It is then not waited for: that it removes a
        // temporary file of ours is possible, and that file is then written again.
        let _ = lock.try_lock_shared();
        Self {
            alone,
            _lock: Some(lock),
        }
    }

    /// Whether no other program used the folders when this one began.
    pub(super) fn alone(&self) -> bool {
        self.alone
    }
}

fn lock(folders: &Folders) -> Option<File> {
    atomic::make_folder(&folders.data).ok()?;
    File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(folders.data.join("lock"))
        .ok()
}
