import { assert, asyncProperty } from 'fast-check'
import type { Operation } from '#mock/kernel/contract.ts'
import { operations, pathExamples } from '#mock/testing/example-requests.ts'
import { openWorld, type TestApp } from '#mock/testing/test-app.ts'
import { callersOf, exchangeLink } from './callers.ts'
import { checkAnswer } from './check-answer.ts'
import { callWithLargeHeaders, inject, oddRequests } from './odd-requests.ts'
import { type SpoiledRequest, spoiledRequests } from './spoiled-requests.ts'

/** One operation of the contract that gets spoiled and odd requests. */
export interface Fuzzed {
  readonly name: string
  /** Throws at the first answer that the operation does not declare, with the smallest input and the seed. */
  readonly spoil: (app: TestApp, inputs: number, seed?: number) => Promise<void>
  /** Throws with every odd request whose answer the operation does not declare. A seed chooses a sample of the requests. */
  readonly sendOdd: (app: TestApp, seed?: number) => Promise<void>
}

/** An address that writes 600 times in a minute of a world is refused from then on. */
const MOST_IN_A_WORLD = 500
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
    for (let left = inputs; left > 0; left -= MOST_IN_A_WORLD)
      await spoilInWorld(app, operation, Math.min(left, MOST_IN_A_WORLD), seed)
  },
  sendOdd: (app, seed) => sendOdd(app, operation, seed),
}))
