import type { FastifyInstance } from 'fastify'
import { StoreError } from '../../world/world-store.ts'

type HealthOptions = {
  /** Resolves if the store of the worlds answers; missing if the worlds are in this process. */
  readonly pingStore: (() => Promise<void>) | undefined
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal
}

/**
 * `/livez`: the process answers; restart it otherwise. `/readyz`: it can serve calls; send it none otherwise. Neither reads or creates
 * a world, nor appears in a journal, the log or the metrics.
 */
export function bindHealth(app: FastifyInstance, { pingStore, stopping }: HealthOptions): void {
  app.get('/livez', async (_request, reply) => reply.headers(HEADERS).send('ok\n'))
  app.get('/readyz', async (_request, reply) => {
    const reason = stopping.aborted ? 'stopping' : await whyUnreachable(pingStore)
    return reply
      .headers(HEADERS)
      .code(reason ? 503 : 200)
      .send(`${reason ?? 'ok'}\n`)
  })
}

const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

async function whyUnreachable(pingStore: HealthOptions['pingStore']): Promise<string | undefined> {
  try {
    await pingStore?.()
    return undefined
  } catch (error) {
    if (error instanceof StoreError) return 'the database does not answer'
    throw error
  }
}
