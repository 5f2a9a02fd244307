/** Preloaded into children of `npm start`: when the parent is gone, however it went, they end and free their ports. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
