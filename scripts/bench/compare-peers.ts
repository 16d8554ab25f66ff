import { resolve } from 'node:path'
import { prepareCalls } from './calls.ts'
import { type Installed, installPeers, versionOf } from './install-peers.ts'
import type { BenchCall } from './load.ts'
import { median } from './median.ts'
import { writePeerFiles } from './peer-files.ts'
import { describePeer, type PeerFigures, type PeerRow } from './peer-table.ts'
import { type MeasuredServer, startMeasured, startProgram } from './server.ts'
import { takeTurns } from './turns.ts'

type Measured = Awaited<ReturnType<typeof prepareCalls>>
type Start = () => Promise<MeasuredServer>
/** `started` differs from `loaded` only for the mock, whose log-in omits the password hash there. */
type Candidate = {
  readonly loaded: Start
  readonly started: Start
  readonly calls: (server: MeasuredServer) => Promise<Measured>
}

const files = resolve('.cache/peers/files')
const path = '/api/nps?uid=p-10000001'
const limitSeconds = 60
const starts = 5
/** A virtual machine compiles while it runs: its first seconds are not representative. */
const turns = { warmUps: 8, rounds: 13, seconds: 0.4 }

/** The mock and each peer in turn against a bare server, over the same two calls with the same answers. */
export async function comparePeers(servers: { mock: string; bare: string }): Promise<readonly PeerRow[]> {
  const say = (line: string) => console.error(line)
  const installed = await installPeers(say)
  const mock = await startMeasured(servers.mock, '/api/valueStore/nps_showStart')
  const calls = await twoCalls(mock)
  await mock.stop()
  writePeerFiles(files, calls)
  const answers: Record<string, unknown> = {}
  for (const { call, answer } of calls) answers[call.path.split('?')[0] ?? ''] = answer
  const bare: Start = () => startMeasured(servers.bare, path, { ANSWERS: JSON.stringify(answers) })
  const own: Candidate = {
    loaded: () => startMeasured(servers.mock, '/api/valueStore/nps_showStart'),
    started: () => startMeasured('dist/server/main.js', '/api/valueStore/nps_showStart'),
    calls: twoCalls,
  }
  const rows: PeerRow[] = []
  const keep = (row: PeerRow) => {
    say(describePeer(row))
    rows.push(row)
  }
  keep(await figuresOf('this mock', versionOf('.') ?? '', own, bare))
  for (const each of installed) keep(await measurePeer(each, calls, bare))
  return rows
}

const twoCalls = async ({ port }: MeasuredServer): Promise<Measured> =>
  (await prepareCalls(port)).filter(({ name }) => name === 'GET nps' || name === 'POST login')

async function measurePeer(each: Installed, calls: Measured, bare: Start): Promise<PeerRow> {
  const { name, start } = each.peer
  if ('reason' in each) return { name, reason: each.reason }
  const { packages } = each
  const version = versionOf(`${packages}/${each.peer.package}`) ?? ''
  const begin: Start = () => startProgram((port) => start({ port, packages, files }), path, { limitSeconds })
  try {
    return await figuresOf(name, version, { loaded: begin, started: begin, calls: async () => calls }, bare)
  } catch (error) {
    return { name, reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
  }
}

async function figuresOf(name: string, version: string, candidate: Candidate, bare: Start): Promise<PeerFigures> {
  const pair = { peer: await candidate.loaded(), bare: await bare() }
  try {
    const calls = await candidate.calls(pair.peer)
    const speedOf = async (method: BenchCall['method']) => {
      const call = calls.find((each) => each.call.method === method)?.call
      if (!call) throw new Error(`There is no ${method} to measure`)
      const { peer, bare: floor } = await takeTurns(pair, call, turns)
      return ratio(peer.perSecond, floor.perSecond)
    }
    const [get, post] = [await speedOf('GET'), await speedOf('POST')]
    const memory = pair.peer.memoryMb() / pair.bare.memoryMb()
    return { name, version, get, post, memory, coldStart: await coldStart(candidate.started, bare) }
  } finally {
    await Promise.all([pair.peer.stop(), pair.bare.stop()])
  }
}

/** The first start of each is not counted: it fills the compile cache for later ones. */
async function coldStart(...both: readonly [Start, Start]): Promise<number> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round <= starts; round += 1)
    for (const [index, start] of both.entries()) {
      const server = await start()
      if (round > 0) times[index]?.push(server.coldStartMs)
      else await new Promise((wait) => setTimeout(wait, 2_500))
      await server.stop()
    }
  return ratio(...times)
}

const ratio = (values: readonly number[], floor: readonly number[]) =>
  median(values.map((value, round) => value / (floor[round] ?? Number.NaN)))
