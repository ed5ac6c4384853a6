//! Writing, aside from the game: a thread of its own that always writes the newest.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::atomic;

/// How long the saver waits before it tries again what failed.
const AGAIN: Duration = Duration::from_secs(5);

/// What was handed over, in the order of handing over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ticket(pub u64);

/// What the saver has to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// What was handed over with this ticket, and whatever was handed over before it for the same file,
    /// is on the disk.
    Saved {
        /// The file.
        file: PathBuf,
        /// The ticket.
        ticket: Ticket,
    },
    /// A file could not be written. It is tried again, the newest of it. Told once for each folder and
    /// cause until something can be written there again.
    Trouble(Trouble),
    /// After trouble, something could be written in this folder again.
    WorksAgain {
        /// The folder.
        folder: PathBuf,
    },
    /// There is no home folder: nothing is remembered. Told once, at the start.
    NoHome,
}

/// Why a file could not be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The file.
    pub file: PathBuf,
    /// The kind of cause, which decides what the player can do.
    pub cause: Cause,
    /// What the system said, for the log.
    pub detail: String,
}

/// Kinds of trouble in writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// The disk, or the player's share of it, is full.
    Full,
    /// Nothing may be written there.
    Forbidden,
    /// The folder is gone and cannot be made, or something else has its name.
    NoFolder,
    /// Something else.
    Other,
}

impl From<io::ErrorKind> for Cause {
    fn from(kind: io::ErrorKind) -> Self {
        use io::ErrorKind as Kind;
        match kind {
            Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => Self::Full,
            Kind::PermissionDenied | Kind::ReadOnlyFilesystem => Self::Forbidden,
            Kind::NotFound | Kind::NotADirectory | Kind::IsADirectory | Kind::AlreadyExists => {
                Self::NoFolder
            }
            _ => Self::Other,
        }
    }
}

/// Writes files without making anybody wait.
///
/// Whatever is handed over for a file takes the place of what still waits to be written to it, so that a
/// slow disk falls behind without ever writing anything but the newest. What is reported as
/// [`Report::Saved`] is on the disk and outlasts being killed and losing power.
pub struct Saver {
    shared: Arc<Shared>,
    worker: Option<JoinHandle<()>>,
}

struct Shared {
    desk: Mutex<Desk>,
    /// Something was handed over, or the end has come.
    work: Condvar,
    /// Something was done.
    done: Condvar,
    tell: Box<dyn Fn(Report) + Send + Sync>,
}

#[derive(Default)]
struct Desk {
    /// What waits, by file.
    jobs: BTreeMap<PathBuf, Job>,
    tickets: u64,
    busy: bool,
    closing: bool,
}

struct Job {
    ticket: Ticket,
    due: Instant,
    /// Whether it was tried and failed.
    failed: bool,
    task: Task,
}

enum Task {
    Write { content: Content, backup: bool },
    Remove,
}

enum Content {
    Bytes(Vec<u8>),
    Make(Box<dyn FnOnce() -> Vec<u8> + Send>),
}

impl Saver {
    /// Starts the thread. `tell` is called from it with every report.
    #[must_use]
    pub fn start(tell: impl Fn(Report) + Send + Sync + 'static) -> Self {
        let shared = Arc::new(Shared {
            desk: Mutex::default(),
            work: Condvar::new(),
            done: Condvar::new(),
            tell: Box::new(tell),
        });
        let theirs = Arc::clone(&shared);
        // Where there is no thread to be had, `hand_over` works by itself.
        let worker = thread::Builder::new()
            .name("saver".to_owned())
            .spawn(move || theirs.work())
            .ok();
        Self { shared, worker }
    }

    /// Writes a file with its backup, as soon as can be. `make` is called by the thread, and not at all
    /// where something newer comes first.
    pub fn write(&self, path: PathBuf, make: impl FnOnce() -> Vec<u8> + Send + 'static) -> Ticket {
        let content = Content::Make(Box::new(make));
        let backup = true;
        self.hand_over(path, Task::Write { content, backup }, Duration::ZERO)
    }

    /// Writes a file without a backup, as soon as can be.
    pub fn write_alone(&self, path: PathBuf, bytes: Vec<u8>) -> Ticket {
        let content = Content::Bytes(bytes);
        let backup = false;
        self.hand_over(path, Task::Write { content, backup }, Duration::ZERO)
    }

    /// Writes a file with its backup, at most `delay` later: for what changes many times a second.
    pub fn write_within(&self, path: PathBuf, bytes: Vec<u8>, delay: Duration) -> Ticket {
        let content = Content::Bytes(bytes);
        let backup = true;
        self.hand_over(path, Task::Write { content, backup }, delay)
    }

    /// Removes a file and its backup, and forgets what waits to be written to it.
    pub fn remove(&self, path: PathBuf) -> Ticket {
        self.hand_over(path, Task::Remove, Duration::ZERO)
    }

    fn hand_over(&self, path: PathBuf, task: Task, delay: Duration) -> Ticket {
        let mut desk = self.shared.desk();
        desk.tickets += 1;
        let ticket = Ticket(desk.tickets);
        let mut due = Instant::now() + delay;
        if let Some(older) = desk.jobs.get(&path).filter(|older| !older.failed) {
            due = due.min(older.due);
        }
        let job = Job {
            ticket,
            due,
            failed: false,
            task,
        };
        desk.jobs.insert(path, job);
        drop(desk);
        self.shared.work.notify_one();
        if self.worker.is_none() {
            self.shared.finish();
        }
        ticket
    }

    /// Waits until everything handed over so far is on the disk or has failed once more. Says whether
    /// it all is on the disk.
    pub fn flush(&self) -> bool {
        let mut desk = self.shared.desk();
        desk.all_due();
        if self.worker.is_none() {
            drop(desk);
            return self.shared.finish();
        }
        self.shared.work.notify_one();
        while desk.busy || desk.jobs.values().any(|job| !job.failed) {
            desk = self
                .shared
                .done
                .wait(desk)
                .unwrap_or_else(PoisonError::into_inner);
        }
        desk.jobs.is_empty()
    }
}

/// Writes what waits, each file once more at most, and ends the thread.
impl Drop for Saver {
    fn drop(&mut self) {
        let mut desk = self.shared.desk();
        desk.all_due();
        desk.closing = true;
        drop(desk);
        self.shared.work.notify_one();
        if let Some(worker) = self.worker.take() {
            let _ = worker.join();
        }
    }
}

impl Shared {
    /// The desk. Nothing under the lock can panic half way, so a poisoned one is as good.
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The thread.
    fn work(&self) {
        let mut troubles = Troubles::default();
        let mut desk = self.desk();
        loop {
            let now = Instant::now();
            if let Some((path, job)) = desk.next(now) {
                desk.busy = true;
                drop(desk);
                let failed = self.carry_out(&path, job, &mut troubles);
                desk = self.desk();
                desk.give_back(path, failed);
                desk.busy = false;
                self.done.notify_all();
            } else if desk.closing {
                return;
            } else if let Some(due) = desk.jobs.values().map(|job| job.due).min() {
                let wait = due.saturating_duration_since(now);
                (desk, _) = self
                    .work
                    .wait_timeout(desk, wait)
                    .unwrap_or_else(PoisonError::into_inner);
            } else {
                desk = self.work.wait(desk).unwrap_or_else(PoisonError::into_inner);
            }
        }
    }

    /// Does what waits, here and now. Says whether all went well.
    fn finish(&self) -> bool {
        let mut troubles = Troubles::default();
        let mut desk = self.desk();
        while let Some((path, job)) = desk.next(Instant::now()) {
            drop(desk);
            let failed = self.carry_out(&path, job, &mut troubles);
            desk = self.desk();
            desk.give_back(path, failed);
        }
        desk.jobs.is_empty()
    }

    /// Does a job and tells how it went; the job again, where it is to be tried again.
    fn carry_out(&self, path: &Path, job: Job, troubles: &mut Troubles) -> Option<Job> {
        let Job { ticket, task, .. } = job;
        let task = match task {
            Task::Write { content, backup } => {
                let bytes = match content {
                    Content::Bytes(bytes) => bytes,
                    // A mistake in making it must not take the saving of everything else with it.
                    Content::Make(make) => match catch_unwind(AssertUnwindSafe(make)) {
                        Ok(bytes) => bytes,
                        Err(_) => {
                            let detail = "what is to be written could not be made".to_owned();
                            self.tell_trouble(path, Cause::Other, detail, troubles);
                            return None;
                        }
                    },
                };
                Task::Write {
                    content: Content::Bytes(bytes),
                    backup,
                }
            }
            Task::Remove => Task::Remove,
        };
        let result = match &task {
            Task::Write {
                content: Content::Bytes(bytes),
                backup,
            } => persist(path, bytes, *backup),
            _ => atomic::remove(path),
        };
        match result {
            Ok(()) => {
                if let Some(folder) = troubles.over(path) {
                    self.tell(Report::WorksAgain { folder });
                }
                let file = path.to_owned();
                self.tell(Report::Saved { file, ticket });
                None
            }
            Err(error) => {
                self.tell_trouble(path, error.kind().into(), error.to_string(), troubles);
                Some(Job {
                    ticket,
                    due: Instant::now() + AGAIN,
                    failed: true,
                    task,
                })
            }
        }
    }

    /// Tells; that whoever listens fails must not end the saving.
    fn tell(&self, report: Report) {
        let _ = catch_unwind(AssertUnwindSafe(|| (self.tell)(report)));
    }

    fn tell_trouble(&self, path: &Path, cause: Cause, detail: String, troubles: &mut Troubles) {
        if troubles.begin(path, cause) {
            let file = path.to_owned();
            self.tell(Report::Trouble(Trouble {
                file,
                cause,
                detail,
            }));
        }
    }
}

fn persist(path: &Path, bytes: &[u8], backup: bool) -> io::Result<()> {
    let write = if backup {
        atomic::write
    } else {
        atomic::write_alone
    };
    match write(path, bytes) {
        // A temporary file may have been swept away by another program that just started, or the
        // folder have vanished a moment ago.
        Err(error) if error.kind() == io::ErrorKind::NotFound => write(path, bytes),
        result => result,
    }
}

impl Desk {
    /// Nothing waits any longer, not even for another try.
    fn all_due(&mut self) {
        let now = Instant::now();
        for job in self.jobs.values_mut() {
            job.due = now;
            job.failed = false;
        }
    }

    /// Takes the job that is to be done next: of those that are due the oldest.
    fn next(&mut self, now: Instant) -> Option<(PathBuf, Job)> {
        let (path, _) = self
            .jobs
            .iter()
            .filter(|(_, job)| job.due <= now)
            .min_by_key(|(_, job)| job.ticket)?;
        let path = path.clone();
        let job = self.jobs.remove(&path)?;
        Some((path, job))
    }

    /// Takes a failed job back, unless something newer has been handed over.
    fn give_back(&mut self, path: PathBuf, failed: Option<Job>) {
        if let Some(job) = failed {
            self.jobs.entry(path).or_insert(job);
        }
    }
}

/// What was told of trouble, by folder.
#[derive(Default)]
struct Troubles(BTreeMap<PathBuf, BTreeSet<Cause>>);

impl Troubles {
    /// Whether this is to be told: it is new.
    fn begin(&mut self, path: &Path, cause: Cause) -> bool {
        self.0.entry(folder(path)).or_default().insert(cause)
    }

    /// The folder of `path` if there was trouble and now is none.
    fn over(&mut self, path: &Path) -> Option<PathBuf> {
        let (folder, _) = self.0.remove_entry(&folder(path))?;
        Some(folder)
    }
}

fn folder(path: &Path) -> PathBuf {
    path.parent().unwrap_or(path).to_owned()
}
