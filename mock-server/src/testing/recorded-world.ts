import { listen, type TestApp } from './test-app.ts'

export interface Tape {
  /** A call of the control plane in the world; `path` below it. */
  sandbox: (method: string, path: string, body?: object) => Promise<Answered>
  /** The steps that the console reports from the portal's window. */
  browser: (...steps: object[]) => Promise<Answered>
  /** A call as the portal makes it, JSON or an upload; undefined when it was broken. */
  call: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Answered | undefined>
  /** The newest code that was sent. */
  code: (channel?: 'sms' | 'email') => Promise<string>
  file: (form: string, query?: Record<string, string>) => Promise<Answered>
}

interface Answered {
  readonly status: number
  readonly json: ReturnType<typeof JSON.parse>
}

/** A recorded world, reached over real sockets, because faults break them. */
export async function openRecordedWorld(app: TestApp, options: object = {}): Promise<Tape> {
  const origin = `http://127.0.0.1:${await listen(app)}`
  const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const isForm = body instanceof FormData
    const type = body && !isForm ? { 'content-type': 'application/json' } : {}
    const init = body ? { body: isForm ? body : JSON.stringify(body) } : {}
    const response = await fetch(`${origin}${path}`, { method, headers: { ...type, ...headers }, ...init })
    const text = await response.text()
    return { status: response.status, json: text === '' ? undefined : JSON.parse(text) }
  }
  const { json: world } = await send('POST', '/sandbox/worlds', { frozen: true, recorded: true, ...options })
  const own = `/sandbox/worlds/${world.id}`
  const sandbox: Tape['sandbox'] = (method, path, body) => send(method, `${own}${path}`, body)
  return {
    sandbox,
    browser: (...steps) => sandbox('POST', '/recording/steps', { steps }),
    call: (method, path, body, headers) =>
      send(method, `${world.apiBase}${path}`, body, { lang: 'cs', uid: '', ...headers }).catch(() => undefined),
    code: async (channel = 'sms') => {
      const { messages } = (await sandbox('GET', `/messages?channel=${channel}`)).json
      return messages.findLast(({ code }: { code?: string }) => code !== undefined).code
    },
    file: (form, query = {}) => sandbox('GET', `/recording/files/${form}?${new URLSearchParams(query).toString()}`),
  }
}
