import { sendTwice } from './send-twice.ts'
import { caseOf, writeOperations } from './write-cases.ts'

/** How the answer of a write that was committed never reaches the client. */
const faults = {
  'error_code 500': { kind: 'error_code', errorCode: 500, error: 'internal-error' },
  'a 502 page of a proxy': { kind: 'html' },
  'a reset connection': { kind: 'reset' },
  /** The provider answers, and the answer never reaches the client. */
  'no answer in time': undefined,
}

/** The second attempt of a write without a key: how it ends, and how many of the two attempts changed the world. */
const withoutKey: Readonly<Record<string, readonly [second: string, changing: number]>> = {
  // Signing in again is a new session; the token of the first was never received.
  logIn: ['200', 2],
  // The user requests a second code or letter, which invalidates the first code (rule 5.6).
  logInRecipient: ['200', 2],
  requestPasswordReset: ['200', 2],
  // A counter of missing texts, without consequences for users.
  reportMissingTranslation: ['200', 2],
  // Done by the first attempt, which ended the session or used the code; the pages say so.
  endSession: ['401 token-invalid', 1],
  withdrawConsent: ['401 token-invalid', 1],
  changePassword: ['401 token-invalid', 1],
  confirmEmailChange: ['401 token-invalid', 1],
  undoEmailChange: ['409 undo-link-used', 1],
  removeRecipientDocument: ['404 document-not-found', 1],
  removeRenewalFile: ['404 file-not-found', 1],
  removeHelpRequestFile: ['404 file-not-found', 1],
  // The same state is set twice.
  revokeAdminLink: ['200', 1],
  cancelRecurringPayment: ['200', 1],
  confirmConsent: ['200', 1],
  choosePrimaryPhoto: ['200', 0],
  deleteAvatar: ['200', 0],
  // Nothing is stored.
  prolongSession: ['200', 0],
  checkPasswordReset: ['200', 0],
  checkMissingPayment: ['200', 0],
  downloadDocument: ['200', 0],
  previewCertificate: ['200', 0],
  printPaymentOverview: ['200', 0],
}

/** One write of the portal whose answer is lost in one way. */
export interface LostAnswer {
  readonly id: string
  readonly fault: string
  /** Sends it twice to the provider at `origin`. */
  readonly send: (origin: string) => Promise<{ readonly got: RepeatedWrite; readonly want: RepeatedWrite }>
}

type RepeatedWrite = {
  readonly first: string
  readonly second: string | undefined
  readonly changing: number | undefined
}

/** Every write of the contract with every way of losing its answer, an operation after the other. */
export const lostAnswers: readonly LostAnswer[] = writeOperations.flatMap((operation) =>
  Object.entries(faults).map(([name, fault]) => ({
    id: operation.id,
    fault: name,
    async send(origin) {
      const write = caseOf(operation)
      const [second, changing] = operation.takesIdempotencyKey ? ['200', 1] : (withoutKey[operation.id] ?? [])
      return { got: await sendTwice(origin, write, fault), want: { first: 'unknown', second, changing } }
    },
  })),
)

/** A sample: each write with one of the ways in turn, so that each way meets many writes. */
export const sampleOfLostAnswers: readonly LostAnswer[] = lostAnswers.filter((_, index) => {
  const ways = Object.keys(faults).length
  return index % ways === Math.floor(index / ways) % ways
})
