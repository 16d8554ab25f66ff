import { createServer } from 'node:net'

/** Rejects with one line if the port is taken, which ends with `advice`, or if no server can listen there. */
export async function checkPort(host: string, port: number, advice: string) {
  const probe = createServer()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  probe.once('error', (error: NodeJS.ErrnoException) =>
    reject(
      new Error(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken. Choose another: ${advice}`
          : `Cannot listen on ${host}:${port}: ${error.message}`,
      ),
    ),
  )
  probe.listen(port, host, () => probe.close(() => resolve()))
  await promise
}
