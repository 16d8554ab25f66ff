import createClient from 'openapi-fetch'
import type { components, paths } from '#generated/sandbox.d.ts'
import type { Plain } from '#rules/plain-types.ts'

export type Schemas = Plain<components['schemas']>

const TOKEN = 'sandbox-token'

/** SANDBOX_TOKEN as the user typed it; stored until the tab is closed. */
export const sandboxToken = {
  read: () => sessionStorage.getItem(TOKEN) ?? undefined,
  keep: (token: string) => sessionStorage.setItem(TOKEN, token),
}

/** A refusal of the control plane: a code, and a text that says what is wrong and what to do. */
export class SandboxProblem extends Error {
  override name = 'SandboxProblem'
  readonly status: number
  readonly code: string
  /** The property of the body that is wrong, if it is one. */
  readonly field: string | undefined

  constructor(status: number, code: string, message: string, field?: string) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}

export const sandbox = createClient<Plain<paths>>({
  baseUrl: `${window.location.origin}/sandbox`,
  fetch: (request) => fetch(request),
})
/**
 * Awaited before each call that changes a world, so that earlier actions of the user in the portal
 * are recorded first.
 */
export const steering = new Set<() => Promise<void>>()

sandbox.use({
  async onRequest({ request, schemaPath }) {
    // Calls that send recorded steps do not wait: the others wait for them.
    const isSteering = request.method !== 'GET' && !schemaPath.endsWith('/recording/steps')
    if (isSteering) await Promise.all([...steering].map((settle) => settle()))
    const token = sandboxToken.read()
    if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`)
    return request
  },
})

type Answer<Data> = { data?: Data; error?: { error: string; message: string; field?: string }; response: Response }

/**
 * The data of a response; throws `SandboxProblem` if the sandbox refused or cannot be reached
 * (status 0).
 *
 *     const { worlds } = await answered(sandbox.GET('/worlds'))
 */
export async function answered<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const answer = await call.catch(() => undefined)
  if (!answer) throw new SandboxProblem(0, 'unreachable', '')
  const { data, error, response } = answer
  if (error !== undefined) throw new SandboxProblem(response.status, error.error, error.message, error.field)
  return data as Data
}
