import type { NewFault } from '../api/queries.ts'

export const readyMadeNames = ['voteAnswerLost', 'loginFails', 'smsLate', 'smsLost', 'uploadCut'] as const

export type ReadyMade = (typeof readyMadeNames)[number]

/** The faults used most often, set by one click; each affects one call. */
export const readyMade: Readonly<Record<ReadyMade, NewFault>> = {
  voteAnswerLost: { operationId: 'saveNps', kind: 'reset', when: 'after', times: 1 },
  loginFails: {
    operationId: 'logIn',
    kind: 'error_code',
    when: 'before',
    times: 1,
    errorCode: 500,
    error: 'internal-error',
  },
  smsLate: { operationId: 'logInRecipient', kind: 'message-late', times: 1, ms: 60_000 },
  smsLost: { operationId: 'logInRecipient', kind: 'message-lost', times: 1 },
  uploadCut: { operationId: 'uploadRecipientDocument', kind: 'cut', when: 'before', times: 1, atPercent: 50 },
}
