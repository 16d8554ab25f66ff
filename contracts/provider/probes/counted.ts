import { asOther, signInOther } from './keys.ts'
import { type Answer, again, bodyOf, inSteps, type Sequence, type Stage, type Step, withFields } from './sequence.ts'

/** Wrong passwords (rule 4.11), codes (rule 5.6) and birth dates (rule 5.5) that lock, and codes sent in fifteen minutes (rule 5.7). */
const ATTEMPTS = 6
const CODES = 5
const VOTE_LOCK_S = 60
const LOGIN_LOCK_S = 15 * 60
/** Codes that tests and demonstrations accept. */
const COMMON_CODES = ['000000', '111111', '123456', '123123', '999999']

/** Several calls that a backend has to count or remember; `of` is a field of the recorded body that they are made from. */
export type Counted = { of: string; sequence: Sequence }

/** Another value of the same form: a code stays six digits. */
const wrongValue = (right: unknown) =>
  /^\d+$/.test(String(right))
    ? String(right).replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10))
    : `${String(right)}x`

/** The right secret after too many wrong ones: a backend that does not count them lets anyone guess. */
const guess = (field: string, error: string, rule: string, lockedFor?: number): Counted => ({
  of: field,
  sequence: inSteps(
    `the right ${field} after ${ATTEMPTS} wrong ones`,
    `Count the wrong attempts, and refuse every further one with 423 ${error} after ${ATTEMPTS} (${rule}), the right ${field} too.`,
    [
      {
        call: withFields(({ valid }) => ({ [field]: wrongValue(bodyOf(valid)[field]) })),
        times: ATTEMPTS,
        answer: { code: 401 },
      },
      { call: again, answer: { code: 423, error, ...(lockedFor !== undefined && { lockedFor }) } },
      ...(lockedFor === undefined ? [] : [sameLock(error)]),
    ],
  ),
})

/** A try during a lock does not move its end. */
const sameLock = (error: string): Step => ({ call: again, answer: { code: 423, error, isSameLock: true } })

const commonCodes: Counted = {
  of: 'code',
  sequence: inSteps(
    'a code that was not sent',
    'Compare the code with the one that was sent in this transaction: a code for tests opens the account of anybody.',
    [
      {
        call: withFields(({ values }, nth) => ({
          code: COMMON_CODES[nth] === values.code ? wrongValue(values.code) : COMMON_CODES[nth],
        })),
        times: COMMON_CODES.length,
        answer: { code: 401, error: 'wrong-code' },
      },
    ],
  ),
}

const usedTwice = (cause: string, of: string, error: string, rule: string): Counted => ({
  of,
  sequence: inSteps(
    cause,
    `Mark it as used when it succeeds, and refuse it from then on with 409 ${error} (${rule}).`,
    [{ call: again }, { call: again, answer: { code: 409, error } }],
  ),
})

/** `newer` asks for another code. */
const olderCode = (newer: Step['call'], needs: readonly string[]): Counted => ({
  of: 'code',
  sequence: inSteps(
    'an older code after a newer one was sent',
    'End the open code of a person when a new one is sent, and refuse the older one with 404 transaction-not-found (rule 5.6).',
    [{ call: newer }, { call: again, answer: { code: 404, error: 'transaction-not-found' } }],
    needs,
  ),
})

/** The code of the state with the transaction of `newer`, whose code is another one. */
const codeOfAnother = (newer: Step['call'], idOf: (last: Answer) => object, needs: readonly string[]): Counted => ({
  of: 'code',
  sequence: inSteps(
    'the code of another transaction',
    'Make each code at random and compare it with the one of its own transaction: one code for all opens the account of anybody.',
    [
      { call: newer },
      { call: withFields((_stage, _nth, last) => idOf(last)), answer: { code: 401, error: 'wrong-code' } },
    ],
    needs,
  ),
})

const tooManyCodes = (of: string): Counted => ({
  of,
  sequence: inSteps(
    `one code more than ${CODES}`,
    `Count the codes that are sent to a person: after ${CODES} in 15 minutes answer 429 too-many-codes with Retry-After (rule 5.7).`,
    [
      { call: again, times: CODES },
      { call: again, answer: { code: 429, error: 'too-many-codes' } },
    ],
  ),
})

/** `validate` and `login` count together: the calls take turns. */
const wrongBirthDates: Counted = {
  of: 'birthDate',
  sequence: inSteps(
    `the right birth date after ${ATTEMPTS} wrong ones`,
    `Count the wrong birth dates of a personal number, in validate and login together: after ${ATTEMPTS} from one address in 15 minutes answer 429 too-many-attempts with Retry-After, to the right one too (rule 5.5).`,
    [
      {
        call: withFields((stage, nth) => ({ ...inStep(stage, nth), birthDate: '1930-01-01' })),
        times: ATTEMPTS,
        answer: { code: 401 },
      },
      { call: again, answer: { code: 429, error: 'too-many-attempts' } },
    ],
  ),
}

/** An unknown number is counted as well: the answers must not tell which numbers exist. */
const unknownNumbers: Counted = {
  of: 'birthDate',
  sequence: inSteps(
    `a birth date of an unknown personal number after ${ATTEMPTS} others`,
    'Count the wrong birth dates of unknown numbers like those of known ones (rule 5.5): without a 429 they show which numbers exist.',
    [
      { call: withFields(() => UNKNOWN), times: ATTEMPTS, answer: { code: 401, error: 'wrong-personal-data' } },
      { call: withFields(() => UNKNOWN), answer: { code: 429, error: 'too-many-attempts' } },
    ],
  ),
}
const UNKNOWN = { step: 'validate', phoneId: undefined, personalNumber: '9999999999', birthDate: '1930-01-01' }

const inStep = ({ valid }: Stage, nth: number) =>
  nth % 2 === 0 ? {} : { step: 'validate', phoneId: undefined, personalNumber: bodyOf(valid).personalNumber }

const lockedVote: Counted = {
  of: 'rating',
  sequence: inSteps(
    'a second vote at once',
    `Lock a vote for ${VOTE_LOCK_S} s (rule 9.2): answer 423 vote-locked with lockedUntil until then.`,
    [
      { call: ({ recorded }) => recorded('read the rating') },
      { call: again },
      { call: again, answer: { code: 423, error: 'vote-locked', lockedFor: VOTE_LOCK_S } },
      sameLock('vote-locked'),
    ],
  ),
}

const SIGN_IN_CODE: Step['call'] = ({ recorded }) => recorded('ask for a code')
const CHANGE_CODE: Step['call'] = ({ recorded }) => recorded('ask for a code that confirms a change')
const EMAIL_CODE: Step['call'] = ({ recorded }) => recorded('ask for a code to a new e-mail')

/** The code of one person, given by the one of `otherEmail`. */
const codeOfAnotherPerson: Counted = {
  of: 'code',
  sequence: inSteps(
    'a code that was sent to another person',
    'Look the transaction up among those of the person of the token, and answer 404 transaction-not-found for any other (rule 6.9).',
    [
      { call: signInOther },
      {
        call: ({ valid }, _nth, { response }) => asOther(valid, response),
        answer: { code: 404, error: 'transaction-not-found' },
      },
    ],
    ['otherEmail', 'password'],
  ),
}

/** What each operation has to count or remember, played in the state of a recorded call that succeeds. */
export const counted: Readonly<Record<string, readonly Counted[]>> = {
  logIn: [guess('password', 'account-locked', 'rule 4.11', LOGIN_LOCK_S)],
  changePassword: [guess('oldPassword', 'account-locked', 'rule 4.11', LOGIN_LOCK_S)],
  requestEmailChange: [guess('password', 'account-locked', 'rule 4.11', LOGIN_LOCK_S), tooManyCodes('email')],
  logInRecipient: [
    guess('code', 'transaction-locked', 'rule 5.6'),
    commonCodes,
    usedTwice('a code used twice', 'code', 'code-used', 'rule 5.6'),
    olderCode(SIGN_IN_CODE, ['personalNumber', 'birthDate', 'phoneId']),
    codeOfAnother(SIGN_IN_CODE, ({ Data }) => ({ transactionId: Data?.TransactionId }), [
      'personalNumber',
      'birthDate',
      'phoneId',
    ]),
    tooManyCodes('phoneId'),
    wrongBirthDates,
    unknownNumbers,
  ],
  requestConfirmationCode: [tooManyCodes('phoneId')],
  confirmByCode: [
    guess('code', 'transaction-locked', 'rule 5.6'),
    commonCodes,
    usedTwice('a code used twice', 'code', 'code-used', 'rule 5.6'),
    olderCode(CHANGE_CODE, ['phoneId']),
    codeOfAnother(CHANGE_CODE, ({ response }) => ({ transactionId: response?.transactionId }), ['phoneId']),
  ],
  confirmEmailChange: [
    guess('code', 'transaction-locked', 'rule 6.9'),
    commonCodes,
    usedTwice('a code used twice', 'code', 'code-used', 'rule 6.9'),
    olderCode(EMAIL_CODE, ['password']),
    codeOfAnother(EMAIL_CODE, ({ response }) => ({ changeId: response?.changeId }), ['password']),
    codeOfAnotherPerson,
  ],
  resetPassword: [usedTwice('a link used twice', 'resetToken', 'reset-link-used', 'rule 4.15')],
  undoEmailChange: [usedTwice('a link used twice', 'undoToken', 'undo-link-used', 'rule 6.9')],
  saveNps: [lockedVote],
}
