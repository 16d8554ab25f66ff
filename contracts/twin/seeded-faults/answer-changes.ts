/** An answer on its way out of the wrong twin. */
export type Sent = { status: number; headers: Record<string, string>; body: Buffer }

/** What the wrong twin does to an answer; nothing at all is sent of `never`, and the connection breaks off at `reset`. */
export type Wrong = (sent: Sent) => Sent | 'never' | 'reset'

type Json = Record<string, unknown>

/** Changes the body as JSON. */
export const edit =
  (change: (body: Json) => unknown): Wrong =>
  (sent) => {
    const body = JSON.parse(sent.body.toString()) as Json
    return { ...sent, body: Buffer.from(JSON.stringify(change(body) ?? body)) }
  }

/** Changes what stands at a path of the body (`response.photos.0.isPrimary`). */
export const change = (path: string, to: (value: never) => unknown): Wrong =>
  edit((body) => {
    const { parent, name } = find(body, path)
    parent[name] = to(parent[name] as never)
  })

export const set = (path: string, value: unknown): Wrong => change(path, () => value)

export const drop = (path: string): Wrong =>
  edit((body) => {
    const { parent, name } = find(body, path)
    delete parent[name]
  })

export const rename = (path: string, to: string): Wrong =>
  edit((body) => {
    const { parent, name } = find(body, path)
    parent[to] = parent[name]
    delete parent[name]
  })

/** Another moment, so many seconds later, in the same form. */
export const later = (path: string, seconds: number): Wrong =>
  change(path, (value: string) => new Date(Date.parse(value) + seconds * 1000).toISOString())

/** Another day, so many later. */
export const daysLater = (path: string, days: number): Wrong =>
  change(path, (value: string) => new Date(Date.parse(value) + days * 86_400_000).toISOString().slice(0, value.length))

export const status =
  (code: number): Wrong =>
  (sent) => ({ ...sent, status: code })

/** Another refusal, with the HTTP status that goes with it. */
export const refuse =
  (code: number, error: string, httpStatus = 200): Wrong =>
  (sent) => ({ ...sent, status: httpStatus, body: Buffer.from(JSON.stringify({ error_code: code, error })) })

/** Success where there was none. */
export const succeed =
  (response: unknown): Wrong =>
  (sent) => ({ ...sent, status: 200, body: Buffer.from(JSON.stringify({ error_code: 200, response })) })

/** A header with another value, or without one. */
export const header =
  (name: string, value?: string): Wrong =>
  (sent) => {
    const { [name]: _former, ...headers } = sent.headers
    return { ...sent, headers: value === undefined ? headers : { ...headers, [name]: value } }
  }

/** Another body as it stands. */
export const body =
  (to: (former: Buffer) => Buffer | string): Wrong =>
  (sent) => ({ ...sent, body: Buffer.from(to(sent.body)) })

/** Other words in the whole body. */
export const replace = (former: RegExp, to: string): Wrong => body((text) => text.toString().replaceAll(former, to))

export const never: Wrong = () => 'never'
export const reset: Wrong = () => 'reset'

export const both =
  (...wrongs: Wrong[]): Wrong =>
  (sent) =>
    wrongs.reduce<ReturnType<Wrong>>((so, wrong) => (typeof so === 'string' ? so : wrong(so)), sent)

function find(root: Json, path: string): { parent: Json; name: string } {
  const steps = path.split('.')
  const name = steps.pop() ?? ''
  const parent = steps.reduce<unknown>((at, step) => (at as Json | undefined)?.[step], root)
  if (typeof parent !== 'object' || parent === null) throw new Error(`The answer has no ${path} to be wrong at`)
  return { parent: parent as Json, name }
}
