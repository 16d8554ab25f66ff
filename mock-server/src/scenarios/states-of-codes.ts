import { CODE_LIFE, CODE_TRIES, CODES_PER_WINDOW } from '../domain/access/one-time-code.ts'
import type { Change } from '../domain/state/change.ts'
import { LIMIT_OF_ALL_ADDRESSES } from '../domain/state/guess.ts'
import type { CodeTransaction, SentCode } from '../domain/state/world-state.ts'
import type { ProviderStateSetup, ProviderStates } from '../world/scenario.ts'
import { defaultScenario } from './default-scenario.ts'

const NOW = Temporal.Instant.from(defaultScenario.now).epochMilliseconds
const TRANSACTION = 'state-code-1'
const CODE = '482913'
const PERSON = 'p-2000001'

/** For the consumer's generators, in every state of a verification; `wrongCode` is never the correct one. */
export const codeValues = {
  personalNumber: '2000001',
  birthDate: '1985-04-01',
  phoneId: 'phone-1',
  transactionId: TRANSACTION,
  code: CODE,
  wrongCode: '111111',
}

const codeSent = (given: Partial<CodeTransaction> = {}): ProviderStateSetup => {
  const transaction: CodeTransaction = {
    transactionId: TRANSACTION,
    personId: PERSON,
    phoneId: codeValues.phoneId,
    code: CODE,
    createdAt: NOW,
    wrongTries: 0,
    status: 'open',
    ...given,
  }
  const sent: SentCode[] = [{ transactionId: TRANSACTION, sentAt: transaction.createdAt }]
  const changes: Change[] = [
    { path: ['codeTransactions', TRANSACTION], value: transaction },
    { path: ['codesSent', PERSON], value: sent },
  ]
  return { changes, values: codeValues }
}

const fiveCodesSent = (): ProviderStateSetup => {
  const sent = Array.from({ length: CODES_PER_WINDOW }, (_, n) => ({
    transactionId: `state-code-${n + 1}`,
    sentAt: NOW - 60_000 * (CODES_PER_WINDOW - n),
  }))
  return { changes: [{ path: ['codesSent', PERSON], value: sent }], values: codeValues }
}

/** From thirty addresses, so that the limit of 24 hours applies to every caller. */
const thirtyWrongBirthDates = (): ProviderStateSetup => {
  const tries = Array.from({ length: LIMIT_OF_ALL_ADDRESSES.most }, (_, n) => ({
    address: `address-${n}`,
    at: NOW - 60_000,
  }))
  return { changes: [{ path: ['wrongBirthDates', codeValues.personalNumber], value: tries }], values: codeValues }
}

/** The recipient's sign-in, by every response of the steps `login` and `verify` (rule 5.6). */
export const statesOfCodes: ProviderStates = {
  'a code sent to recipient 2000001': () => codeSent(),
  'a code sent to recipient 2000001 fifteen minutes ago': () => codeSent({ createdAt: NOW - CODE_LIFE }),
  'a code of recipient 2000001 that was used': () => codeSent({ status: 'used' }),
  'a code of recipient 2000001 replaced by a newer one': () => codeSent({ status: 'replaced' }),
  'a code of recipient 2000001 tried wrongly six times': () => codeSent({ wrongTries: CODE_TRIES }),
  'five codes sent to recipient 2000001 in fifteen minutes': fiveCodesSent,
  'thirty wrong birth dates of recipient 2000001 in a day': thirtyWrongBirthDates,
}
