import type { FastifyInstance } from 'fastify'

const LOOK_EVERY_MS = 20

/**
 * Stops a server without losing an answer: streams and waiting reads end with `stopping`, connections close as soon as their call is
 * answered, and what still runs after `limitMs` is broken off. Then the hooks of `app.close()` save and close the store.
 */
export async function stopGracefully(app: FastifyInstance, stopping: AbortController, limitMs = 3_000): Promise<void> {
  stopping.abort()
  const deadline = performance.now() + limitMs
  while ((await countConnections(app)) > 0 && performance.now() < deadline) {
    app.server.closeIdleConnections()
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  await app.close()
}

function countConnections(app: FastifyInstance): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  app.server.getConnections((_error, count) => resolve(count))
  return promise
}
