//! What is remembered from one start to the next, and that nothing of it is lost: a file a behaviour.

mod damage;
mod saves;
mod settings;
mod support;
mod troubles;
