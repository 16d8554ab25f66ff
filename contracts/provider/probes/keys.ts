import { isDeepStrictEqual } from 'node:util'
import type { HttpCall, HttpResult } from '../../http/http-result.ts'
import { isSuccess, outcomeOf } from './probe.ts'
import { type Answer, answerOf, bodyOf, type Sequence, type Stage } from './sequence.ts'

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
    const { error_code: code, error } = answerOf(second)
    if (error === 'idempotency-key-reused' || code === 400) return undefined
    return {
      expected: '409 idempotency-key-reused: the key holds the first answer',
      received: outcomeOf(second),
      remedy:
        'Store a refusal by a rule (HTTP 200) under its Idempotency-Key like a success: its repeat gets it again, even if it would succeed by now.',
    }
  },
}

/** The second donor is the one of `otherEmail`. */
export const signInOther = ({ recorded, values }: Stage): HttpCall => {
  const credentials = { username: values.otherEmail, password: values.password }
  return { ...recorded('sign in by e-mail'), body: JSON.stringify(credentials) }
}

export const asOther = (call: HttpCall, session: Answer['response']): HttpCall => ({
  ...call,
  headers: { ...call.headers, Authorization: session?.token ?? '', uid: session?.personId ?? '' },
})

/** Keys are counted for each person alone. */
export const keyOfAnother: Sequence = {
  cause: 'the key that another person has used',
  needs: ['otherEmail', 'password'],
  run: async (stage) => {
    const { valid, send } = stage
    const { response } = answerOf(await send(signInOther(stage)))
    const [first, other] = [await send(valid), otherBody(valid)]
    if (!isSuccess(first) || other === undefined || response?.token === undefined) return undefined
    const second = await send({ ...asOther(valid, response), body: other })
    if (isSuccess(second) && !isDeepStrictEqual(second.body, first.body)) return undefined
    return {
      expected: 'a success of its own for the other person',
      received: isSuccess(second) ? 'the answer of the first person' : outcomeOf(second),
      remedy: KEY_OF_ONE,
    }
  },
}

/** A second family has no password, so its token is a value of the states of families. */
export const keyOfAnotherFamily: Sequence = {
  cause: 'the key that another family has used',
  needs: ['otherToken', 'otherUid'],
  run: async ({ valid, values, send }) => {
    const first = await send(asOther(valid, { token: String(values.otherToken), personId: String(values.otherUid) }))
    const second = await send(valid)
    const isOwn = !isDeepStrictEqual(answerOf(second), answerOf(first))
    if (!first.isAnswered || first.status !== 200 || (isOwn && answerOf(second).error !== 'idempotency-key-reused'))
      return undefined
    const received = isOwn ? outcomeOf(second) : 'the answer of the other family'
    return { expected: 'an answer of its own for each family', received, remedy: KEY_OF_ONE }
  },
}

/** `other` is a call of another operation that the same person may make, or a donor if the person is a family. */
export const keyOfAnotherOperation = (other: string): Sequence => ({
  cause: 'the key that was used in another operation',
  run: async ({ valid, send, recorded }) => {
    const { headers, ...call } = recorded(other)
    const key = valid.headers['Idempotency-Key'] ?? ''
    const first = await send({ ...call, headers: { ...headers, 'Idempotency-Key': key } })
    const second = await send(valid)
    const { error } = answerOf(second)
    if (!isSuccess(first) || !second.isAnswered) return undefined
    if (error !== 'idempotency-key-reused' && !isDeepStrictEqual(second.body, first.body)) return undefined
    const received = error === undefined ? 'the answer of the other operation' : outcomeOf(second)
    return { expected: 'the operation runs: in it this is another key', received, remedy: KEY_OF_ONE }
  },
})

const KEY_OF_ONE =
  'Store answers by the operation and the person as well as by the Idempotency-Key: a key of one means nothing for another.'

/** The body with another number or, without one, another text; undefined if it has neither. */
function otherBody(call: HttpCall): string | undefined {
  const body = bodyOf(call)
  const values = Object.entries(body).filter(([name]) => name !== 'emlid')
  const [name, value] =
    values.find(([, one]) => typeof one === 'number') ?? values.find(([, one]) => typeof one === 'string') ?? []
  if (name === undefined) return undefined
  return JSON.stringify({ ...body, [name]: typeof value === 'number' ? value - 1 : `${String(value)}x` })
}
