import { answeredSession, isNested } from './answered-session.ts'
import type { CallStep, RecordedStep } from './recording.ts'
import { quote } from './source.ts'

const PASSWORD = 'andel123'
const ROLES: Readonly<Record<string, string>> = { recipient: 'family', admin: 'admin', donor: 'donor' }

/** The callers of a scenario, each under a variable name: a visitor, and each person whose sign-in step later calls need. */
export class NamedCallers {
  readonly #names = new Map<number, string>()
  readonly #introduced = new Set<string>()

  constructor(steps: readonly RecordedStep[]) {
    const calls = steps.filter((step) => step.kind === 'call')
    const sessions = new Set(calls.flatMap(({ session }) => session ?? []))
    const counts = new Map<string, number>()
    for (const session of [...sessions].toSorted((a, b) => a - b)) {
      const role = roleOf(steps, session)
      const count = (counts.get(role) ?? 0) + 1
      counts.set(role, count)
      this.#names.set(session, count === 1 ? role : `${role}${count}`)
    }
  }

  nameOf({ session, uid }: CallStep): string {
    if (session !== undefined) return this.#names.get(session) ?? 'visitor'
    return uid === '' ? 'visitor' : 'stranger'
  }

  /** Lines before the first call of a visitor, or of a caller with an unknown token. */
  introduce(step: CallStep): string[] {
    const name = this.nameOf(step)
    if (step.session !== undefined || this.#introduced.has(name)) return []
    this.#introduced.add(name)
    if (name === 'visitor') return ['const visitor = world.visitor()']
    return [`const stranger = world.caller({ token: 'of-no-step', personId: ${quote(step.uid)} })`]
  }

  /** A plain sign-in with a password that later calls need, in the style of the other scenarios. */
  signInLine({ operationId, body, httpStatus, idempotencyKey, lang }: CallStep, index: number): string | undefined {
    const name = this.#names.get(index)
    const { username, password } = (body ?? {}) as Record<string, unknown>
    if (name === undefined || operationId !== 'logIn' || httpStatus !== 200) return undefined
    if (typeof username !== 'string' || typeof password !== 'string') return undefined
    if (idempotencyKey !== undefined || lang === 'en') return undefined
    return `const ${name} = await world.signIn(${quote(username)}${password === PASSWORD ? '' : `, ${quote(password)}`})`
  }

  /** How the caller is created from the response with the token. */
  afterSignIn(step: CallStep, index: number): ((answer: string) => string) | undefined {
    const name = this.#names.get(index)
    if (name === undefined) return undefined
    const response = step.answer?.response
    if (isNested(response))
      return (answer) => `const ${name} = world.caller((${answer}.response as { session: CallerIdentity }).session)`
    if (answeredSession(response)?.personId !== undefined)
      return (answer) => `const ${name} = world.caller(${answer}.response as CallerIdentity)`
    return (answer) => `const ${name} = ${this.nameOf(step)}.as({ token: textAt(${answer}, 'response.token') })`
  }
}

/** An extended session belongs to the person of the original one. */
function roleOf(steps: readonly RecordedStep[], session: number): string {
  const step = steps[session]
  const { scope } = answeredSession(step?.kind === 'call' ? step.answer?.response : undefined) ?? {}
  if (typeof scope === 'string') return ROLES[scope] ?? 'person'
  return step?.kind === 'call' && step.session !== undefined ? roleOf(steps, step.session) : 'person'
}
