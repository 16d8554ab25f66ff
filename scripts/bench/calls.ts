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

/**
 * The calls of the bench, each with what the running mock answers to it: the bare server sends the same.
 * The mock has to be in its default scenario. Throws when a call does not answer with error_code 200.
 */
export async function prepareCalls(port: number): Promise<MeasuredCall[]> {
  const { token, personId } = v.parse(loginAnswer, await ask(port, login)).response
  const signedIn = { uid: personId, lang: 'cs', authorization: token }
  const calls: [string, BenchCall][] = [
    [
      'GET valueStore',
      { method: 'GET', path: `/api/valueStore/nps_showStart,nps_showEnd?uid=${personId}`, headers: signedIn },
    ],
    ['GET nps', { method: 'GET', path: `/api/nps?uid=${personId}`, headers: signedIn }],
    ['POST login', login],
  ]
  return Promise.all(calls.map(async ([name, call]) => ({ name, call, answer: await ask(port, call) })))
}

async function ask(port: number, { method, path, headers, body }: BenchCall): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...headers, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  })
  const answer = v.parse(v.looseObject({ error_code: v.number() }), await response.json())
  if (answer.error_code !== 200) throw new Error(`${method} ${path} answered ${JSON.stringify(answer)}`)
  return answer
}
