import * as v from 'valibot'
import type { BenchCall } from './load.ts'

export type MeasuredCall = { name: string; call: BenchCall; answer: unknown }

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
export async function prepareCalls(port: number): Promise<MeasuredCall[]> {
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
