/** Preloaded into children of `npm start`: when the parent is gone, however it went, they end and free their ports. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening for it would keep a process that has nothing left to do, such as one that refuses its configuration.
process.channel?.unref();
