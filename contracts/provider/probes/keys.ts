import { isDeepStrictEqual } from 'node:util'
import type { HttpCall, HttpResult } from '../../http/http-result.ts'
import { isSuccess, outcomeOf } from './probe.ts'
import { bodyOf, type Sequence, type Stage } from './sequence.ts'

type Send = Stage['send']

/** Two calls with one key, of which the second has to get the answer of the first (rule 16.2). */
const answeredOnce = (
  cause: string,
  sendBoth: (valid: HttpCall, send: Send) => Promise<[HttpResult, HttpResult]>,
  remedy: string,
): Sequence => ({
  cause,
  run: async ({ valid, send }) => {
    const [first, second] = await sendBoth(valid, send)
    if (!first.isAnswered || first.status !== 200) return undefined
    if (second.isAnswered && second.status === first.status && isDeepStrictEqual(second.body, first.body))
      return undefined
    return { expected: `the first answer again: ${outcomeOf(first)}`, received: outcomeOf(second), remedy }
  },
})

export const repeat = answeredOnce(
  'the same call with the same key',
  async (valid, send) => [await send(valid), await send(valid)],
  'Store the answer of a call under its Idempotency-Key, and answer a repeated call with it, without executing it again.',
)

export const sendTogether = answeredOnce(
  'two calls at the same time with the same key',
  (valid, send) => Promise.all([send(valid), send(valid)]),
  'Store the key before the call runs, in one transaction with it; a second call with it waits for its answer.',
)

/** A remembered refusal holds its key, so another body with it is refused: whether it is remembered shows without waiting for the rule to change. */
export const keepRefusal: Sequence = {
  cause: 'the key of a refusal, with another body',
  run: async ({ valid, send }) => {
    const other = otherBody(valid)
    const first = await send(valid)
    if (!first.isAnswered || first.status !== 200 || other === undefined) return undefined
    const second = await send({ ...valid, body: other })
    const { error_code: code, error } = Object(second.isAnswered && second.body) as {
      error_code?: unknown
      error?: unknown
    }
    if (error === 'idempotency-key-reused' || code === 400) return undefined
    return {
      expected: '409 idempotency-key-reused: the key holds the first answer',
      received: outcomeOf(second),
      remedy:
        'Store a refusal by a rule (HTTP 200) under its Idempotency-Key like a success: its repeat gets it again, even if it would succeed by now.',
    }
  },
}

/** Keys are counted for each person alone: the second person is the one of `otherEmail`. */
export const keyOfAnother: Sequence = {
  cause: 'the key that another person has used',
  needs: ['otherEmail', 'password'],
  run: async ({ valid, values, send, recorded }) => {
    const logIn = recorded('sign in by e-mail')
    const credentials = { username: values.otherEmail, password: values.password }
    const signedIn = await send({ ...logIn, body: JSON.stringify(credentials) })
    const { response } = Object(signedIn.isAnswered && signedIn.body) as {
      response?: { token?: string; personId?: string }
    }
    const [first, other] = [await send(valid), otherBody(valid)]
    if (!isSuccess(first) || other === undefined || response?.token === undefined) return undefined
    const headers = { ...valid.headers, Authorization: response.token, uid: response.personId ?? '' }
    const second = await send({ ...valid, headers, body: other })
    if (isSuccess(second) && !isDeepStrictEqual(second.body, first.body)) return undefined
    return {
      expected: 'a success of its own for the other person',
      received: isSuccess(second) ? 'the answer of the first person' : outcomeOf(second),
      remedy:
        'Store answers by the person as well as by the Idempotency-Key: a key of one person means nothing for another.',
    }
  },
}

/** The body with another number or, without one, another text; undefined if it has neither. */
function otherBody(call: HttpCall): string | undefined {
  const body = bodyOf(call)
  const values = Object.entries(body).filter(([name]) => name !== 'emlid')
  const [name, value] =
    values.find(([, one]) => typeof one === 'number') ?? values.find(([, one]) => typeof one === 'string') ?? []
  if (name === undefined) return undefined
  return JSON.stringify({ ...body, [name]: typeof value === 'number' ? value - 1 : `${String(value)}x` })
}
