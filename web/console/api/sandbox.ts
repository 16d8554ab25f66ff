import createClient from 'openapi-fetch'
import type { components, paths } from '#generated/sandbox.d.ts'

export type Schemas = components['schemas']

const TOKEN = 'sandbox-token'

/** SANDBOX_TOKEN as the user typed it; kept until the tab is closed. */
export const sandboxToken = {
  read: () => sessionStorage.getItem(TOKEN) ?? undefined,
  keep: (token: string) => sessionStorage.setItem(TOKEN, token),
}

/** A refusal of the control plane: a code, and what is wrong and what to do in words. */
export class SandboxProblem extends Error {
  override name = 'SandboxProblem'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const sandbox = createClient<paths>({
  baseUrl: `${window.location.origin}/sandbox`,
  fetch: (request) => fetch(request),
})
/** Waited for before each call that changes a world: what a person did earlier in the portal comes earlier. */
export const steering = new Set<() => Promise<void>>()

sandbox.use({
  async onRequest({ request, schemaPath }) {
    // The steps themselves are what is waited for.
    const isSteering = request.method !== 'GET' && !schemaPath.endsWith('/recording/steps')
    if (isSteering) await Promise.all([...steering].map((settle) => settle()))
    const token = sandboxToken.read()
    if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`)
    return request
  },
})

/** openapi-fetch takes a list that is read only for an object with a length; here it is a list again. */
type WithLists<Data> = Data extends string | number | boolean | null | undefined
  ? Data
  : Data extends { readonly length: number; readonly [index: number]: infer Item }
    ? readonly WithLists<Item>[]
    : Data extends object
      ? { [Name in keyof Data]: WithLists<Data[Name]> }
      : Data

type Answer<Data> = { data?: Data; error?: { error: string; message: string }; response: Response }

/**
 * The data of an answer; throws `SandboxProblem` where the sandbox refused or cannot be reached (status 0).
 *
 *     const { worlds } = await answered(sandbox.GET('/worlds'))
 */
export async function answered<Data>(call: Promise<Answer<Data>>): Promise<WithLists<Data>> {
  const answer = await call.catch(() => undefined)
  if (!answer) throw new SandboxProblem(0, 'unreachable', '')
  const { data, error, response } = answer
  if (error !== undefined) throw new SandboxProblem(response.status, error.error, error.message)
  return data as WithLists<Data>
}
