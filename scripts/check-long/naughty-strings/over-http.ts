import type { TestApp } from '#mock/testing/test-app.ts'

type Wish = { method?: string; url: string; headers?: Record<string, string>; payload?: object | Buffer | string }

/** The calls of the tests' people, over the network instead of in the process. */
export function overHttp(port: number): TestApp {
  const inject = async (given: string | Wish) => {
    const { method = 'GET', url, headers, payload } = typeof given === 'string' ? { url: given } : given
    const isJson = typeof payload === 'object' && !Buffer.isBuffer(payload)
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
      ...(payload !== undefined && { body: isJson ? JSON.stringify(payload) : new Uint8Array(Buffer.from(payload)) }),
    })
    const body = await answer.text()
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      body,
      json: (): unknown => JSON.parse(body),
    }
  }
  return { inject } as unknown as TestApp
}
