import { type MeasuredServer, startMeasured } from '../bench/server.ts'

/** The built server in a separate process that validates its own answers against the contract: an invalid one is a 500. */
export const startChecked = (): Promise<MeasuredServer> =>
  startMeasured('dist/server/main.js', '/api/valueStore/nps_showStart', { CHECK_ANSWERS: 'on', LOG_LEVEL: 'error' })

/** Token of Jana, in the world `default`. */
export async function signInJana({ port }: MeasuredServer): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: '10000001', password: 'andel123' }),
  })
  const { response } = (await answer.json()) as { response?: { token: string } }
  if (!response) throw new Error('Jana cannot sign in')
  return response.token
}
