const LOOKS_EVERY_MS = 1_000

/**
 * Ends this process once the one that began it is gone. `npm start` hands a SIGTERM to the shell between the two, and that one goes without
 * a word: the server would go on holding its port.
 */
export function endWithParent(): void {
  const parent = process.ppid
  const look = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM')
  setInterval(look, LOOKS_EVERY_MS).unref()
}
