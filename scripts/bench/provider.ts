import { SERVER_FLAGS } from '../start/serve.ts'
import { prepareCalls } from './calls.ts'
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
async function takeTurns(
  servers: Figures<{ server: MeasuredServer; call: BenchCall }>,
  { warmUps, rounds, seconds }: Options,
): Promise<Figures<Speed>> {
  const all = mapValues(servers, (each, name) => ({ ...each, name, speed: newSpeed() }))
  const inOrder = Object.values(all)
  for (let round = 0; round < warmUps + rounds; round += 1)
    for (const { server, call, name, speed } of round % 2 === 0 ? inOrder : inOrder.toReversed()) {
      const before = server.cpuMs()
      const { perSecond, failed } = await load({ port: server.port, call, seconds })
      if (failed > 0) throw new Error(`${failed} calls of ${name} were not answered with 200`)
      if (round < warmUps) continue
      speed.perSecond.push(perSecond)
      speed.calls += perSecond * seconds
      speed.cpuMs += server.cpuMs() - before
    }
  return mapValues(all, ({ speed }) => speed)
}

const newSpeed = (): Speed => ({ perSecond: [], cpuMs: 0, calls: 0 })

/** Ours against the bare server of the same run: `ratio` is ours / bare, and `toFormer` ours / that of another commit. */
export type Comparison = {
  name: string
  unit: string
  ours: number
  bare: number
  ratio: number
  toFormer?: number
  goal: string
}

/** The built files. */
type Servers = { readonly mock: string; readonly bare: string; readonly former?: string | undefined }

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
  const former = servers.former && (await startMeasured(servers.former, firstPath, {}, SERVER_FLAGS))
  const pair = { ours, bare, ...(former && { former }) }
  const callsOfFormer = former ? await prepareCalls(former.port) : []
  const speeds: Comparison[] = []
  for (const [index, measured] of calls.entries())
    speeds.push(...(await compareSpeed(pair, measured, callsOfFormer[index]?.call)))
  const memory = compare(
    'Memory after load',
    'MB',
    mapValues(pair, (server) => server.memoryMb()),
    'at most 1.3',
  )
  await Promise.all(Object.values(pair).map((server) => server.stop()))
  return [
    ...speeds,
    memory,
    await compareStart('Cold start to first answer', 'dist/server/main.js', servers.bare, 'at most 1.25'),
    await compareStart('npm start, built', 'scripts/start/start.mjs', servers.bare, 'at most 300 ms'),
  ]
}

type Measured = Awaited<ReturnType<typeof prepareCalls>>[number]

/** The processor time of a call does not depend on other load of the machine. */
async function compareSpeed(
  pair: Figures<MeasuredServer>,
  { name, call }: Measured,
  callOfFormer = call,
): Promise<Comparison[]> {
  const servers = mapValues(pair, (server, key) => ({ server, call: key === 'former' ? callOfFormer : call }))
  const speeds = await takeTurns(servers, turns)
  return [
    compareRounds(
      name,
      'requests/s',
      mapValues(speeds, ({ perSecond }) => perSecond),
      goals[name] ?? '',
    ),
    compare(
      `${name}: processor`,
      'us',
      mapValues(speeds, ({ cpuMs, calls }) => (cpuMs * 1000) / calls),
      'the inverse of the goal above',
    ),
  ]
}

/** The first start is not counted, and runs until it has stored its compile cache for the next ones, as any server in use does. */
async function compareStart(name: string, file: string, floor: string, goal: string): Promise<Comparison> {
  const times = { ours: [] as number[], bare: [] as number[] }
  const entries = { ours: { file, path: firstPath }, bare: { file: floor, path: '/hello' } }
  await timeStart(entries.ours, 2_500)
  for (let round = 0; round < starts; round += 1)
    for (const key of inTurn(round)) times[key].push(await timeStart(entries[key]))
  return compareRounds(name, 'ms', times, goal)
}

type Figures<Value> = { ours: Value; bare: Value; former?: Value }
type Rounds = Figures<number[]>

const inTurn = (round: number) => (round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const))

function compareRounds(name: string, unit: string, rounds: Rounds, goal: string): Comparison {
  const to = (others: number[]) => median(rounds.ours.map((value, round) => value / (others[round] ?? Number.NaN)))
  return {
    name,
    unit,
    ours: median(rounds.ours),
    bare: median(rounds.bare),
    ratio: to(rounds.bare),
    ...(rounds.former && { toFormer: to(rounds.former) }),
    goal,
  }
}

async function timeStart({ file, path }: { file: string; path: string }, livesMs = 0) {
  const server = await startMeasured(file, path, { ANSWERS: '{"GET /hello":{"error_code":200,"response":{}}}' })
  await new Promise((resolve) => setTimeout(resolve, livesMs))
  await server.stop()
  return server.coldStartMs
}

const compare = (name: string, unit: string, values: Figures<number>, goal: string): Comparison =>
  compareRounds(
    name,
    unit,
    mapValues(values, (value) => [value]),
    goal,
  )

const mapValues = <From, To>(values: Figures<From>, map: (value: From, key: string) => To): Figures<To> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)])) as unknown as Figures<To>
