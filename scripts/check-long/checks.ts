import { mkdtempDisposableSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { HARD_CLOCKS, verifyAtClocks } from '../../contracts/run/clocks.ts'
import { stopServers } from '../../contracts/run/servers.ts'
import { miscountedCuts, writeFourSteps } from '../../mock-server/src/testing/cut-log.ts'
import { listen, makeApp } from '../../mock-server/src/testing/test-app.ts'
import type { MeasuredServer } from '../bench/server.ts'
import { lostAnswers } from '../checks/repeated-writes/lost-answers.ts'
import { type Check, grouped, type Measured, scaled } from './check.ts'
import { startChecked } from './checked-server.ts'
import {
  accessibility,
  atSpi,
  explorer,
  firefox,
  journeys,
  kills,
  mutation,
  programs,
  shuffled,
  twins,
  webkit,
} from './commands.ts'
import { contractTools } from './contract-tools.ts'
import { decade } from './decade.ts'
import { fuzz } from './fuzz.ts'
import { malformedRequestsCheck } from './malformed-requests.ts'
import { memory } from './memory.ts'
import { naughty } from './naughty-strings.ts'
import { slowClients } from './slow-clients.ts'
import { type Soaked, SoakVisitor } from './soak/visitor.ts'
import { voice } from './voice.ts'

const CALLS = 1_000_000
const VISITORS = 24
/** As many calls as a large test suite makes in one world; writes stay below the limit per minute. */
const CALLS_IN_A_WORLD = 2_000
const WARM_UP = 0.1
const MAX_GROWTH = 1.1
/** V8 releases memory some seconds after the last call. */
const REST_MS = 20_000

const soak: Check = {
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
      passed: growth <= MAX_GROWTH && left <= 0 && wrong === 0 && failed === 0,
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

/** `npm test` checks this with one fault for each write. */
const repeatedWrites: Check = {
  name: 'repeated-writes',
  goal: 'every write sent again after its answer was lost, in each of four ways: one effect, and the end that the contract says',
  async run(scale): Promise<Measured> {
    const app = makeApp()
    const origin = `http://127.0.0.1:${await listen(app)}`
    const chosen = lostAnswers.slice(0, scaled(lostAnswers.length, scale))
    const findings: string[] = []
    for (const { id, fault, send } of chosen) {
      const { got, want } = await send(origin)
      if (!isDeepStrictEqual(got, want))
        findings.push(`${id} after ${fault}: ${JSON.stringify(got)}, not ${JSON.stringify(want)}`)
    }
    await app.close()
    return {
      figure: `${grouped(chosen.length)} writes sent twice: ${findings.length} at fault`,
      passed: findings.length === 0,
      findings,
    }
  },
}

/** `npm test` checks this for a sample of bytes. */
const cutLog: Check = {
  name: 'cut-log',
  goal: 'the log of a durable world cut at every byte of its last record: every step before it is there',
  async run(scale): Promise<Measured> {
    using parent = mkdtempDisposableSync(join(tmpdir(), 'cut-log-'))
    const folder = (name: string) => mkdtempSync(join(parent.path, name))
    const written = writeFourSteps(folder('whole-'))
    const stride = Math.round(1 / scale)
    const lengths: number[] = []
    for (let length = written.before; length <= written.log.length; length += stride) lengths.push(length)
    const wrong = miscountedCuts(folder('cut-'), written, lengths)
    return {
      figure: `${grouped(lengths.length)} cuts: ${wrong.length} with a step too few or too many`,
      passed: wrong.length === 0,
      findings: wrong.map(([length, steps]) => `cut at byte ${length}: ${String(steps)} steps`),
    }
  },
}

const clocks: Check = {
  name: 'clocks',
  goal: `all pacts at ${HARD_CLOCKS.length} hard clocks (leap day, end of a year, changed hours …), with UUIDs in place of the mock's ids: 0 failed`,
  async run(scale) {
    const results = await verifyAtClocks(HARD_CLOCKS.slice(0, scaled(HARD_CLOCKS.length, scale))).finally(stopServers)
    const count = (of: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[of], 0)
    return {
      figure: `${grouped(count('passed'))} calls passed, ${count('failed')} failed at ${results.length} clocks`,
      passed: count('failed') === 0,
      findings: results.flatMap(({ name, failed, output }) => (failed > 0 ? [`${name}\n${output}`] : [])),
    }
  },
}

/** In the order of their rows. */
export const checks: readonly Check[] = [
  fuzz,
  naughty,
  malformedRequestsCheck,
  slowClients,
  memory,
  soak,
  kills,
  cutLog,
  repeatedWrites,
  explorer,
  decade,
  shuffled,
  mutation,
  twins,
  contractTools,
  clocks,
  journeys,
  firefox,
  webkit,
  accessibility,
  voice,
  atSpi,
  programs,
]
