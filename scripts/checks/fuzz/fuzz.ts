import { assert, asyncProperty } from 'fast-check'
import type { Operation } from '#mock/kernel/contract/contract.ts'
import { operations, pathExamples } from '#mock/testing/example-requests.ts'
import { signInRecipient } from '#mock/testing/family.ts'
import { openWorld, signIn, type TestApp } from '#mock/testing/test-app.ts'
import { checkAnswer } from './check-answer.ts'
import { callWithLargeHeaders, inject, oddRequests } from './odd-requests.ts'
import { type SpoiledRequest, spoiledRequests } from './spoiled-requests.ts'

type Headers = Readonly<Record<string, string>>
type SignIn = () => Promise<Headers>

/**
 * The callers of an operation in a world. Standard OpenAPI says that a token is needed, not whose: every person tries, and those who are
 * refused for their scope stop.
 */
class FuzzCallers {
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

function callersOf(app: TestApp, world: string, { token }: Operation): FuzzCallers {
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
async function exchangeLink(app: TestApp, world: string, { path, parameters }: Operation): Promise<Headers> {
  const payload = Object.entries(MAILED_LINKS).find(([start]) => path.startsWith(start))?.[1]
  if (!payload || !parameters.some(({ name }) => name === 'Access-Key')) return {}
  const answer = await app.inject({ method: 'POST', url: `/w/${world}/api/linkExchange`, payload })
  return { 'access-key': answer.json<{ response: { accessKey: string } }>().response.accessKey }
}

/** One operation of the contract that gets spoiled and odd requests. */
export interface Fuzzed {
  readonly name: string
  /** Throws at the first answer that the operation does not declare, with the smallest input and the seed. */
  readonly spoil: (app: TestApp, inputs: number, seed?: number) => Promise<void>
  /** Throws with every odd request whose answer the operation does not declare. A seed chooses a sample of the requests. */
  readonly sendOdd: (app: TestApp, seed?: number) => Promise<void>
}

/** An address that writes 600 times in a minute of a world is refused from then on. */
const MAX_PER_WORLD = 500
const CALLS_FROM_AN_ADDRESS = 100
/** Finding the smallest input of a failure can take much longer than finding the failure. */
const LIMITS = { interruptAfterTimeLimit: 45_000, markInterruptAsFailure: true }

async function begin(app: TestApp, operation: Operation) {
  const { id } = await openWorld(app)
  const callers = callersOf(app, id, operation)
  const examples = pathExamples(operation)
  const opened = await exchangeLink(app, id, operation)
  const urlOf = (spoiled: SpoiledRequest['path'] = {}) =>
    `/w/${id}/api${operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(spoiled[name] ?? examples[name] ?? ''))}`
  return { callers, opened, urlOf }
}

async function spoilInWorld(app: TestApp, operation: Operation, numRuns: number, seed: number | undefined) {
  const { callers, opened, urlOf } = await begin(app, operation)
  let calls = 0
  const send = asyncProperty(spoiledRequests(operation), async ({ path, query, headers, isSignedIn, body }) => {
    calls += 1
    const caller = isSignedIn ? await callers.next() : {}
    const { payload, contentType } = await body()
    const sent = {
      method: operation.method,
      url: `${urlOf(path)}?${new URLSearchParams(defined(query)).toString()}`,
      headers: { ...caller, ...opened, ...defined(headers), ...(contentType && { 'content-type': contentType }) },
      ...(payload !== undefined && { payload }),
    }
    const answer = await inject(app, sent, `10.0.${Math.floor(calls / CALLS_FROM_AN_ADDRESS)}.1`)
    callers.notice(answer.body)
    checkAnswer(operation, answer)
  })
  await assert(send, { numRuns, ...LIMITS, ...(seed !== undefined && { seed }) })
}

/** One in so many odd requests is in a sample; the next operation and the next seed get others. */
const ODD_PER_SAMPLED = 3

async function sendOdd(app: TestApp, operation: Operation, seed: number | undefined) {
  const { callers, opened, urlOf } = await begin(app, operation)
  const call = { method: operation.method, url: urlOf(), headers: { ...(await callers.next()), ...opened } }
  const findings: string[] = []
  const shift = seed === undefined ? undefined : seed + operations.indexOf(operation)
  const isChosen = (index: number) => shift === undefined || (index + shift) % ODD_PER_SAMPLED === 0
  for (const [index, [name, request]] of Object.entries(oddRequests(operation, call)).entries()) {
    if (!isChosen(index)) continue
    try {
      checkAnswer(operation, await inject(app, request))
    } catch (error) {
      findings.push(`${name}: ${(error as Error).message}`)
    }
  }
  try {
    checkAnswer(operation, await callWithLargeHeaders(app, call))
  } catch (error) {
    findings.push(`large headers: ${(error as Error).message}`)
  }
  if (findings.length > 0) throw new Error(findings.join('\n'))
}

const defined = (values: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined))

/** Every operation of the contract. */
export const fuzzed: readonly Fuzzed[] = operations.map((operation) => ({
  name: `${operation.method} ${operation.path}`,
  async spoil(app, inputs, seed) {
    for (let left = inputs; left > 0; left -= MAX_PER_WORLD)
      await spoilInWorld(app, operation, Math.min(left, MAX_PER_WORLD), seed)
  },
  sendOdd: (app, seed) => sendOdd(app, operation, seed),
}))
