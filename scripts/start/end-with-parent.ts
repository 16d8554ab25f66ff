const LOOKS_EVERY_MS = 1_000

/**
 * Ends this process once its parent process has ended. `npm start` sends a SIGTERM only to the shell between the two, which ends without
 * forwarding it: the server would keep its port.
 */
export function endWithParent(): void {
  const parent = process.ppid
  const look = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM')
  setInterval(look, LOOKS_EVERY_MS).unref()
}
