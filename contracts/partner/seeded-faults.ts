import type { BackendAnswer } from './answers.ts'
import type { AnswerFault } from './server.ts'

/** Errors that backends of this kind make: `--with-errors` seeds them, and the verification must report each. */
const seededFaults: AnswerFault[] = [
  // The HTTP status reports the refusal, and the envelope does not.
  (operation, { status, body }) =>
    operation === 'logIn' && body.error === 'wrong-credentials'
      ? { status: 401, body: { error: 'wrong-credentials' } }
      : { status, body },
  // The signed-in person is not named.
  (operation, answer) => (operation === 'logIn' ? without(answer, 'response', 'personId') : answer),
  // The vote is locked, without the time when the lock ends.
  (operation, answer) => (operation === 'saveNps' ? without(answer, 'lockedUntil') : answer),
]

export const withErrors: AnswerFault = (operation, answer) =>
  seededFaults.reduce((so, fault) => fault(operation, so), answer)

function without(answer: BackendAnswer, ...path: string[]): BackendAnswer {
  const body = structuredClone(answer.body)
  const parent = path.slice(0, -1).reduce<Record<string, unknown>>((at, step) => (at[step] ?? {}) as typeof at, body)
  delete parent[path.at(-1) ?? '']
  return { ...answer, body }
}
