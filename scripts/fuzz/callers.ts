import type { Operation } from '#mock/kernel/contract.ts'
import { signInRecipient } from '#mock/testing/sign-in-recipient.ts'
import { signIn, type TestApp } from '#mock/testing/test-app.ts'

type Headers = Readonly<Record<string, string>>
type SignIn = () => Promise<Headers>

/**
 * The callers of an operation in a world. Standard OpenAPI says that a token is needed, not whose: every person tries, and those who are
 * refused for their scope stop.
 */
export class FuzzCallers {
  readonly #people: SignIn[]
  readonly #signedIn = new Map<SignIn, Headers>()
  #current: SignIn | undefined

  constructor(people: readonly SignIn[]) {
    this.#people = [...people]
  }

  async next(): Promise<Headers> {
    const person = this.#people.shift() as SignIn
    this.#people.push(person)
    this.#current = person
    const headers = this.#signedIn.get(person) ?? (await person())
    this.#signedIn.set(person, headers)
    return headers
  }

  /** Removes the last caller if the operation refuses its scope; one caller always stays. */
  notice(body: string): void {
    if (body.includes('"scope-forbidden"') && this.#people.length > 1 && this.#people.at(-1) === this.#current)
      this.#people.pop()
    this.#current = undefined
  }
}

const visitor = async () => ({})

export function callersOf(app: TestApp, world: string, { token }: Operation): FuzzCallers {
  if (token === 'none') return new FuzzCallers([visitor])
  const people = [
    () => signIn(app, '10000001', `/w/${world}`),
    () => signInRecipient(app, world),
    () => signInRecipient(app, world, '2000002', '1986-05-02'),
    () => signIn(app, 'admin', `/w/${world}`),
  ]
  return new FuzzCallers(token === 'optional' ? [...people, visitor] : people)
}

/** A mailed link of the default scenario for the paths that take an access key. */
const MAILED_LINKS: Readonly<Record<string, object>> = {
  '/helpRequest': { kind: 'help-request', linkKey: 'edit-rodina-2026' },
  '/recurringPayments': { kind: 'recurring-payment', linkKey: 'pravidelna-jana-2026' },
}

/** Opens the mailed link of the operation, as a browser does, and returns the key of the tab as a header. */
export async function exchangeLink(app: TestApp, world: string, { path, parameters }: Operation): Promise<Headers> {
  const payload = Object.entries(MAILED_LINKS).find(([start]) => path.startsWith(start))?.[1]
  if (!payload || !parameters.some(({ name }) => name === 'Access-Key')) return {}
  const answer = await app.inject({ method: 'POST', url: `/w/${world}/api/linkExchange`, payload })
  return { 'access-key': answer.json<{ response: { accessKey: string } }>().response.accessKey }
}
