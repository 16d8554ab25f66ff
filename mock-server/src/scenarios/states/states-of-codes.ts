import { CODE_LIFE, CODE_TRIES, CODES_PER_WINDOW } from '../../domain/access/one-time-code.ts'
import { findRecipient } from '../../domain/people/find-person.ts'
import type { Change } from '../../domain/state/change.ts'
import { LIMIT_OF_ALL_ADDRESSES } from '../../domain/state/guess.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { CodeTransaction, GivenCode, SentCode } from '../../domain/state/world-state.ts'
import { SECOND } from '../../domain/time/instant.ts'
import type { ProviderStateSetup, ProviderStates, StateContext } from '../../world/scenario.ts'
import { defaultScenario } from '../default/default-scenario.ts'

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

/** How money and letters reach the family now, under the names by which the pacts ask for them. */
const storedWays = (): NonNullable<ProviderStateSetup['values']> => {
  const { account, carer } = findRecipient(defaultScenario.state, PERSON) as Recipient
  const { prefix = '', number = '', bankCode = '' } = account ?? {}
  return { storedPrefix: prefix, storedNumber: number, storedBankCode: bankCode, storedEmail: carer.email }
}

const codeSent = (now: number, given: Partial<CodeTransaction> = {}): ProviderStateSetup => {
  const transaction: CodeTransaction = {
    transactionId: TRANSACTION,
    personId: PERSON,
    phoneId: codeValues.phoneId,
    purpose: 'sign-in',
    code: CODE,
    createdAt: now,
    wrongTries: 0,
    status: 'open',
    ...given,
  }
  const sent: SentCode[] = [
    { transactionId: TRANSACTION, sentAt: transaction.createdAt, address: 'address-1', isUsed: false },
  ]
  const changes: Change[] = [
    { path: ['codeTransactions', TRANSACTION], value: transaction },
    { path: ['codesSent', PERSON], value: sent },
  ]
  return { changes, about: PERSON }
}

const FAMILY = { personId: PERSON, scope: 'recipient' } as const

/** A code that confirms a change, sent to a family that is signed in (rule 10.21). */
const confirmationSent = (now: number, given: Partial<CodeTransaction> = {}): ProviderStateSetup => ({
  changes: codeSent(now, { purpose: 'confirmation', ...given }).changes ?? [],
  person: FAMILY,
})

const fiveCodesSent = ({ now }: StateContext): ProviderStateSetup => {
  const sent = Array.from({ length: CODES_PER_WINDOW }, (_, n) => ({
    transactionId: `state-code-${n + 1}`,
    sentAt: now - 60_000 * (CODES_PER_WINDOW - n),
    address: 'address-1',
    isUsed: false,
  }))
  return { changes: [{ path: ['codesSent', PERSON], value: sent }] }
}

/** From thirty addresses, so that the limit of 24 hours applies to every caller. */
const thirtyWrongBirthDates = ({ now }: StateContext): ProviderStateSetup => {
  const tries = Array.from({ length: LIMIT_OF_ALL_ADDRESSES.most }, (_, n) => ({
    address: `address-${n}`,
    at: now - 60_000,
  }))
  return { changes: [{ path: ['wrongBirthDates', codeValues.personalNumber], value: tries }] }
}

/** The recipient's sign-in, by every response of the steps `login` and `verify` (rule 5.6). */
export const statesOfCodes: ProviderStates = {
  'a code sent to recipient 2000001': {
    needs: 'A one-time code was just sent to a phone of a family.',
    setUp: ({ now }) => codeSent(now),
  },
  'a code sent to recipient 2000001 fifteen minutes ago': {
    needs: 'A one-time code whose time is over.',
    setUp: ({ now }) => codeSent(now, { createdAt: now - CODE_LIFE }),
  },
  'a code of recipient 2000001 that was used': {
    needs: 'A one-time code that has signed a family in already.',
    setUp: ({ now }) => codeSent(now, { status: 'used' }),
  },
  'a code of recipient 2000001 replaced by a newer one': {
    needs: 'A one-time code, replaced by a newer one.',
    setUp: ({ now }) => codeSent(now, { status: 'replaced' }),
  },
  'a code of recipient 2000001 tried wrongly six times': {
    needs: 'A one-time code with six wrong tries.',
    setUp: ({ now }) => codeSent(now, { wrongTries: CODE_TRIES }),
  },
  'five codes sent to recipient 2000001 in fifteen minutes': {
    needs:
      'A family was sent five codes, as many as it may be in fifteen minutes: one a minute, the first five minutes ago.',
    setUp: fiveCodesSent,
  },
  'thirty wrong birth dates of recipient 2000001 in a day': {
    needs:
      'Thirty wrong birth dates were sent for a family, as many as there may be in a day, each from an address of its own one minute ago.',
    setUp: thirtyWrongBirthDates,
  },
  'a confirmation code sent to a signed-in family': {
    needs: 'A family that is signed in, and a code that confirms a change was just sent to its phone.',
    setUp: ({ now }) => confirmationSent(now),
  },
  'a confirmation code sent to a signed-in family fifteen minutes ago': {
    needs: 'A family that is signed in, and a code that confirms a change whose time is over.',
    setUp: ({ now }) => confirmationSent(now, { createdAt: now - CODE_LIFE }),
  },
  'a confirmation code of a signed-in family that was used': {
    needs: 'A family that is signed in, and a code that has confirmed a change already.',
    setUp: ({ now }) => confirmationSent(now, { status: 'used' }),
  },
  'a confirmation code of a signed-in family tried wrongly six times': {
    needs: 'A family that is signed in, and a code that confirms a change with six wrong tries.',
    setUp: ({ now }) => confirmationSent(now, { wrongTries: CODE_TRIES }),
  },
  'a signed-in family that was sent five codes in fifteen minutes': {
    needs:
      'A family that is signed in and was sent five codes, as many as it may be in fifteen minutes: one a minute, the first five minutes ago.',
    setUp: (context) => ({ ...fiveCodesSent(context), person: FAMILY }),
  },
  'a signed-in family that has just given a code': {
    needs:
      'A family that is signed in and has given a code by SMS in this session, less than 15 minutes ago. Its account number and contact e-mail are returned.',
    setUp: ({ now }) => ({
      values: storedWays(),
      changes: [
        {
          path: ['givenCodes', PERSON],
          value: [{ sessionStartedAt: Math.floor(now / SECOND) * SECOND, at: now, changes: 0 }] satisfies GivenCode[],
        },
      ],
      person: FAMILY,
    }),
  },
}
