import type { FastifyInstance } from 'fastify'

/** One call as it is sent; `path` begins with `/`. */
export type WireRequest = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: Buffer
}
export type WireAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}
/** How a walk reaches the mock: in this process, or in a running sandbox. */
export type Wire = (request: WireRequest) => Promise<WireAnswer>

export const injectWire =
  (app: FastifyInstance): Wire =>
  async ({ method, path, headers = {}, payload }) => {
    const answer = await app.inject({ method, url: path, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, headers: textOf(answer.headers), body: answer.rawPayload }
  }

export const fetchWire =
  (origin: string, token?: string): Wire =>
  async ({ method, path, headers = {}, payload }) => {
    const guard = token !== undefined && path.startsWith('/sandbox') ? { authorization: `Bearer ${token}` } : {}
    const answer = await fetch(new URL(path, origin), {
      method,
      headers: { ...headers, ...guard },
      redirect: 'manual',
      ...(payload && { body: new Uint8Array(payload) }),
    })
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    }
  }

const textOf = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
