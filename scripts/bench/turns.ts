import type { BenchCall } from './load.ts'
import { load } from './load.ts'
import type { MeasuredServer } from './server.ts'

/** Of each measured round; `cpuMs` is the processor's time over all of them. */
export type Speed = { readonly perSecond: number[]; cpuMs: number; calls: number }

type Options = { readonly warmUps: number; readonly rounds: number; readonly seconds: number }

/**
 * The servers take turns with the same call, also the first of a round: other load of the machine then affects all of them. A round of one
 * is its own load; calls that are not answered with 200 throw with the server's name.
 */
export async function takeTurns<Name extends string>(
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
