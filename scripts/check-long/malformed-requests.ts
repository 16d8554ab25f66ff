import { type Exchanged, exchangeBytes } from '#mock/testing/malformed-requests/exchange.ts'
import { type MalformedRequest, wellFormedRequest } from '#mock/testing/malformed-requests/malformed-request.ts'
import { malformedRequests } from '#mock/testing/malformed-requests/malformed-requests.ts'
import { type Check, scaled } from './check.ts'
import { signInJana, startChecked } from './checked-server.ts'

/** Slightly longer than the longest deadline of the product. */
const PATIENCE = 40_000

/** `npm test` sends the same requests with short deadlines in one process. */
export const malformedRequestsCheck: Check = {
  name: 'malformed-requests',
  goal: 'at least 100 cases over raw sockets: 0 hangs, 0 crashes, each answered by its envelope or closed at the deadline',
  async run(scale) {
    const server = await startChecked()
    const token = await signInJana(server)
    const tried = malformedRequests.slice(0, scaled(malformedRequests.length, scale))
    const results = await Promise.all(tried.map(async (one) => validate(one, await send(server.port, one, token))))
    await server.stop()
    const findings = results.flatMap(({ fault }) => fault ?? [])
    const longest = Math.max(...results.map(({ ms }) => ms))
    return {
      figure: `${tried.length} cases against the built server, an ordinary call after each: ${findings.length} at fault, the longest closed after ${(longest / 1000).toFixed(1)} s`,
      passed: findings.length === 0 && (scale < 1 || tried.length >= 100),
      findings,
    }
  },
}

type Sent = { answer: Exchanged; after: Exchanged }

async function send(port: number, { given }: MalformedRequest, token: string): Promise<Sent> {
  const bytes = typeof given === 'string' ? given.replace('{token}', token) : given
  const answer = await exchangeBytes(port, bytes, PATIENCE)
  return { answer, after: await exchangeBytes(port, wellFormedRequest(), PATIENCE) }
}

function validate({ name, want }: MalformedRequest, { answer, after }: Sent): { ms: number; fault?: string } {
  const received = [...answer.answers, answer.end].join(', ')
  const wanted = [...want, 'closed'].join(', ')
  if (received !== wanted) return { ms: answer.ms, fault: `${name}: ${received} instead of ${wanted}` }
  if (after.answers.join() !== '200')
    return { ms: answer.ms, fault: `after ${name} an ordinary call got ${after.answers.join()}` }
  return { ms: answer.ms }
}
