import * as v from 'valibot'
import { SERVER_FLAGS } from '../start/serve.ts'
import { type BenchCall, load } from './load.ts'
import { median } from './median.ts'
import { type MeasuredServer, startMeasured } from './server.ts'

/** Of each measured round; `cpuMs` is the processor's time over all of them. */
type Speed = { readonly perSecond: number[]; cpuMs: number; calls: number }

type Options = { readonly warmUps: number; readonly rounds: number; readonly seconds: number }

/**
 * The servers take turns with the same call, also the first of a round: other load of the machine then affects all of them. A round of one
 * is its own load; calls that are not answered with 200 throw with the server's name.
 */
async function takeTurns<Name extends string>(
  servers: Readonly<Record<Name, MeasuredServer>>,
  call: BenchCall,
  { warmUps, rounds, seconds }: Options,
): Promise<Record<Name, Speed>> {
  const names = Object.keys(servers) as Name[]
  const speeds = Object.fromEntries(
    names.map((name) => [name, { perSecond: [], cpuMs: 0, calls: 0 }]),
  ) as unknown as Record<Name, Speed>
  for (let round = 0; round < warmUps + rounds; round += 1)
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const server = servers[name]
      const before = server.cpuMs()
      const { perSecond, failed } = await load({ port: server.port, call, seconds })
      if (failed > 0) throw new Error(`${failed} calls of ${name} were not answered with 200`)
      if (round < warmUps) continue
      const speed = speeds[name]
      speed.perSecond.push(perSecond)
      speed.calls += perSecond * seconds
      speed.cpuMs += server.cpuMs() - before
    }
  return speeds
}

/** Ours against the bare server of the same run: `ratio` is ours / bare. */
export type Comparison = { name: string; unit: string; ours: number; bare: number; ratio: number; goal: string }

type Pair = { ours: MeasuredServer; bare: MeasuredServer }
type Servers = { readonly mock: string; readonly bare: string }

/** Many short rounds rather than a few long ones: other load of the machine then affects both of a pair. */
const turns = { rounds: 25, warmUps: 4, seconds: 0.4 }
const starts = 11
const goals: Readonly<Record<string, string>> = {
  'GET valueStore': 'at least 0.9',
  'GET nps': 'at least 0.9',
  'GET userProfile': 'at least 0.85',
  'GET payments': 'at least 0.8',
  'GET families': 'at least 0.8',
  'POST nps': 'at least 0.8',
  'POST login': 'at least 0.5',
}

const firstPath = '/api/valueStore/nps_showStart'

/** Requests a second of each call (log-in without the cost of its password hash), then memory and cold start. */
export async function measureProvider(servers: Servers): Promise<Comparison[]> {
  const ours = await startMeasured(servers.mock, firstPath, {}, SERVER_FLAGS)
  const calls = await prepareCalls(ours.port)
  const routes = calls.map(({ call, answer }) => [`${call.method} ${call.path.split('?')[0]}`, answer])
  const answers = JSON.stringify(Object.fromEntries(routes))
  const bare = await startMeasured(servers.bare, calls[0]?.call.path ?? '/', { ANSWERS: answers })
  const speeds: Comparison[] = []
  for (const measured of calls) speeds.push(...(await compareSpeed({ ours, bare }, measured)))
  const memory = compare('Memory after load', 'MB', ours.memoryMb(), bare.memoryMb(), 'at most 1.3')
  await Promise.all([ours.stop(), bare.stop()])
  return [
    ...speeds,
    memory,
    await compareStart('Cold start to first answer', 'dist/server/main.js', servers.bare, 'at most 1.25'),
    await compareStart('npm start, built', 'scripts/start/start.mjs', servers.bare, 'at most 300 ms'),
  ]
}

type Measured = Awaited<ReturnType<typeof prepareCalls>>[number]

/** The processor time of a call does not depend on other load of the machine. */
async function compareSpeed(pair: Pair, { name, call }: Measured): Promise<Comparison[]> {
  const { ours, bare } = await takeTurns(pair, call, turns)
  const micros = ({ cpuMs, calls }: typeof ours) => (cpuMs * 1000) / calls
  return [
    compareRounds(name, 'requests/s', { ours: ours.perSecond, bare: bare.perSecond }, goals[name] ?? ''),
    compare(`${name}: processor`, 'us', micros(ours), micros(bare), 'the inverse of the goal above'),
  ]
}

/** The first start is not counted, and runs until it has stored its compile cache for the next ones, as any server in use does. */
async function compareStart(name: string, file: string, floor: string, goal: string): Promise<Comparison> {
  const times: Rounds = { ours: [], bare: [] }
  const entries = { ours: { file, path: firstPath }, bare: { file: floor, path: '/hello' } }
  await timeStart(entries.ours, 2_500)
  for (let round = 0; round < starts; round += 1)
    for (const key of inTurn(round)) times[key].push(await timeStart(entries[key]))
  return compareRounds(name, 'ms', times, goal)
}

type Rounds = Record<keyof Pair, number[]>

const inTurn = (round: number) => (round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const))

function compareRounds(name: string, unit: string, { ours, bare }: Rounds, goal: string): Comparison {
  const ratio = median(ours.map((value, round) => value / (bare[round] ?? Number.NaN)))
  return { name, unit, ours: median(ours), bare: median(bare), ratio, goal }
}

async function timeStart({ file, path }: { file: string; path: string }, livesMs = 0) {
  const server = await startMeasured(file, path, { ANSWERS: '{"GET /hello":{"error_code":200,"response":{}}}' })
  await new Promise((resolve) => setTimeout(resolve, livesMs))
  await server.stop()
  return server.coldStartMs
}

const compare = (name: string, unit: string, ours: number, bare: number, goal: string): Comparison => ({
  name,
  unit,
  ours,
  bare,
  ratio: ours / bare,
  goal,
})

type MeasuredCall = { name: string; call: BenchCall; answer: unknown }

const loginAnswer = v.object({ response: v.object({ token: v.string(), personId: v.string() }) })

const login: BenchCall = {
  method: 'POST',
  path: '/api/login',
  headers: { uid: '', lang: 'cs' },
  body: JSON.stringify({ username: '10000001', password: 'andel123' }),
}

/** Every vote of a minute but the first. */
const VOTE_LOCKED = 423

/**
 * The calls of the bench, each with what the running mock answers to it: the bare server sends the same.
 * The mock has to be in its default scenario. Throws when a call does not answer with error_code 200; votes are locked after the first.
 */
async function prepareCalls(port: number): Promise<MeasuredCall[]> {
  const { token, personId } = v.parse(loginAnswer, await ask(port, login)).response
  const signedIn = { uid: personId, lang: 'cs', authorization: token }
  const get = (path: string): BenchCall => ({ method: 'GET', path: `/api/${path}?uid=${personId}`, headers: signedIn })
  const vote: BenchCall = { method: 'POST', path: '/api/nps', headers: signedIn, body: JSON.stringify({ rating: 9 }) }
  await ask(port, vote)
  const calls: [string, BenchCall][] = [
    ['GET valueStore', get('valueStore/nps_showStart,nps_showEnd')],
    ['GET nps', get('nps')],
    ['GET userProfile', get('userProfile')],
    ['GET payments', get('payments')],
    ['GET families', get('families')],
    ['POST nps', vote],
    ['POST login', login],
  ]
  const answers: MeasuredCall[] = []
  for (const [name, call] of calls) answers.push({ name, call, answer: await ask(port, call) })
  return answers
}

async function ask(port: number, { method, path, headers, body }: BenchCall): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...headers, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  })
  const answer = v.parse(v.looseObject({ error_code: v.number() }), await response.json())
  if (![200, VOTE_LOCKED].includes(answer.error_code))
    throw new Error(`${method} ${path} answered ${JSON.stringify(answer)}`)
  return answer
}
