import { type Exchanged, exchange } from '#mock/testing/malformed-requests/exchange.ts'
import { ask, type Hostile } from '#mock/testing/malformed-requests/malformed-request.ts'
import { hostiles } from '#mock/testing/malformed-requests/malformed-requests.ts'
import { type Check, scaled } from './check.ts'
import { signInJana, startChecked } from './checked-server.ts'

/** A little more than the longest deadline of the product. */
const PATIENCE = 40_000

/** What `npm test` sends too, there with short deadlines and inside one process. */
export const hostile: Check = {
  name: 'hostile-http',
  goal: 'at least 100 cases over raw sockets: 0 hangs, 0 crashes, each answered by its envelope or closed at the deadline',
  async run(scale) {
    const server = await startChecked()
    const token = await signInJana(server)
    const tried = hostiles.slice(0, scaled(hostiles.length, scale))
    const results = await Promise.all(tried.map(async (one) => judge(one, await send(server.port, one, token))))
    await server.stop()
    const findings = results.flatMap(({ fault }) => fault ?? [])
    const longest = Math.max(...results.map(({ ms }) => ms))
    return {
      figure: `${tried.length} cases against the built server, an ordinary call behind each: ${findings.length} at fault, the longest closed after ${(longest / 1000).toFixed(1)} s`,
      passed: findings.length === 0 && (scale < 1 || tried.length >= 100),
      findings,
    }
  },
}

type Sent = { heard: Exchanged; after: Exchanged }

async function send(port: number, { given }: Hostile, token: string): Promise<Sent> {
  const bytes = typeof given === 'string' ? given.replace('{token}', token) : given
  const heard = await exchange(port, bytes, PATIENCE)
  return { heard, after: await exchange(port, ask(), PATIENCE) }
}

function judge({ name, want }: Hostile, { heard, after }: Sent): { ms: number; fault?: string } {
  const told = [...heard.answers, heard.end].join(', ')
  const wanted = [...want, 'closed'].join(', ')
  if (told !== wanted) return { ms: heard.ms, fault: `${name}: ${told} instead of ${wanted}` }
  if (after.answers.join() !== '200')
    return { ms: heard.ms, fault: `after ${name} an ordinary call heard ${after.answers.join()}` }
  return { ms: heard.ms }
}
