import type { MeasuredServer } from '../bench/server.ts'
import { type Check, grouped, scaled } from './check.ts'
import { startChecked } from './checked-server.ts'
import { type Soaked, SoakVisitor } from './soak/visitor.ts'

const CALLS = 1_000_000
const VISITORS = 24
/** As many calls as a large test suite makes in one world; writes stay below the limit per minute. */
const CALLS_IN_A_WORLD = 2_000
const WARM_UP = 0.1
const MOST_GROWTH = 1.1
/** V8 releases memory some seconds after the last call. */
const REST_MS = 20_000

export const soak: Check = {
  name: 'soak',
  goal: '1,000,000 requests in worlds that come and go: memory at most +10 % after the warm-up, sockets back to where they were, 0 answers 5xx, 0 off the contract',
  async run(scale) {
    const server = await startChecked()
    const handles = server.handles()
    const soaked: Soaked = { calls: 0, worlds: 0, wrong: new Map(), answers: new Map() }
    const calls = scaled(CALLS, scale)
    await visit(server, soaked, calls * WARM_UP)
    const warm = await rest(server)
    const began = performance.now()
    await visit(server, soaked, calls * (1 - WARM_UP))
    const perSecond = (calls * (1 - WARM_UP)) / ((performance.now() - began) / 1000)
    const after = await rest(server)
    const left = server.handles() - handles
    await server.stop()
    const wrong = [...soaked.wrong.values()].reduce((sum, times) => sum + times, 0)
    const failed = [...soaked.answers].reduce((sum, [outcome, times]) => sum + (outcome.startsWith('5') ? times : 0), 0)
    const growth = after / warm
    return {
      figure: `${grouped(soaked.calls)} requests in ${grouped(soaked.worlds)} worlds, ${grouped(Math.round(perSecond))} a second: memory ${warm.toFixed(0)} MB after the warm-up, ${after.toFixed(0)} MB at the end (${growth < 1 ? '' : '+'}${((growth - 1) * 100).toFixed(1)} %), ${left} handles left open, ${failed} answers 5xx, ${wrong} other than they should be`,
      passed: growth <= MOST_GROWTH && left <= 0 && wrong === 0 && failed === 0,
      findings: [...[...soaked.wrong].map(([what, times]) => `${times} x ${what}`), formatAnswers(soaked)],
    }
  },
}

async function visit({ port }: MeasuredServer, soaked: Soaked, calls: number) {
  const each = Math.round(calls / VISITORS)
  await Promise.all(Array.from({ length: VISITORS }, () => new SoakVisitor(port, soaked).visit(each, CALLS_IN_A_WORLD)))
}

/** Resident megabytes after some time without calls. */
async function rest(server: MeasuredServer): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  return server.memoryMb()
}

const formatAnswers = ({ answers }: Soaked) =>
  `answers: ${[...answers].map(([outcome, times]) => `${outcome} ${grouped(times)} x`).join(', ')}`
