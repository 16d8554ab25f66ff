import { describe, expect, test } from 'vitest'
import type { HelpRequest, RequestKey } from '#mock/domain/state/help-request.ts'
import { LargeRecord } from '#mock/domain/state/large-record.ts'
import type { WorldState } from '#mock/domain/state/world-state.ts'
import { aCard } from '#mock/testing/giving.ts'
import { aDonor, aRecipient, aWorld, NOW } from '#mock/testing/people.ts'
import type { ExchangeAnswer, ExplorerExchange, ExplorerSession } from './exchange.ts'
import { invariants } from './invariants.ts'

const jana = aDonor()
const petra = aRecipient()
const quiet = aWorld([jana, petra])
const MINUTE = 60_000
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Prague').epochMilliseconds

const answerOf = (json: object, status = 200): ExchangeAnswer => ({
  status,
  headers: { date: new Date(NOW).toUTCString() },
  text: JSON.stringify(json),
  json,
})
const good = answerOf({ error_code: 200 })
const session: ExplorerSession = {
  token: 'token-of-jana',
  uid: jana.personId,
  expires: NOW + 60 * MINUTE,
  world: 'w',
  root: 'token-of-jana',
  since: 0,
}
const entry = (given: object = {}) => ({
  id: 1,
  at: NOW,
  operationId: 'saveTaxData',
  httpStatus: 200,
  errorCode: 200,
  error: undefined,
  rule: 'rule 9.1 Rating',
  fault: undefined,
  changes: [],
  ...given,
})
const change = { path: ['people'], before: 1, after: 2 }

/** A call that succeeded and changed nothing. */
const exchange = (given: Partial<ExplorerExchange> = {}): ExplorerExchange => ({
  manner: 'api',
  operationId: 'saveTaxData',
  method: 'POST',
  path: '/taxData',
  index: 0,
  world: 'w',
  answers: [good],
  before: { state: quiet, now: NOW },
  after: { state: quiet, now: NOW },
  entries: [entry()],
  ...given,
})
const became = (state: WorldState, now = NOW) => ({ after: { state, now } })

const gift = {
  paymentId: 'gift_1',
  amount: 300,
  type: 'transfer',
  variableSymbol: jana.login,
  settledOn: '2026-11-10',
  visibleFrom: '2026-11-10',
  distributionOn: '2026-12-01',
  redistributed: false,
  shares: [],
  recurringId: null,
  reassigned: null,
} as const
const withGift = (given: object = {}): WorldState => ({
  ...quiet,
  payments: LargeRecord.from({ [jana.login]: { [gift.paymentId]: { ...gift, ...given } } }),
})
const letter = (to: string, text: string): WorldState => ({
  ...quiet,
  messages: [{ id: 'm-1', at: NOW, channel: 'email', to, text }],
})
const paid = { month: '2026-11', amount: 6_000, paidOn: '2026-11-02' }
const keyed = { key: 'intent-000001', entries: [entry({ changes: [change] })] }

type Row = [name: string, story: string, now: ExplorerExchange, before?: ExplorerExchange[]]
const broken: readonly Row[] = [
  [
    'answersByTheContract',
    'a failure without an armed fault',
    exchange({ answers: [answerOf({ error_code: 500 }, 500)] }),
  ],
  ['clockNeverGoesBack', 'a minute that came twice', exchange({ manner: 'clock', ...became(quiet, NOW - MINUTE) })],
  ['clockNeverGoesBack', 'a call that takes time of a frozen clock', exchange(became(quiet, NOW + 1))],
  ['journalHoldsEachCall', 'a call without an entry', exchange({ entries: [] })],
  ['changesAreInTheJournal', 'a change without a word', exchange(became(withGift()))],
  ['readsChangeNothing', 'a read that writes', exchange({ method: 'GET', ...became(withGift()) })],
  [
    'faultBeforeCommitDoesNothing',
    'a commit in spite of the fault before it',
    exchange({ entries: [entry({ fault: 'html before' })], ...became(withGift()) }),
  ],
  ['oneKeyOneEffect', 'a key that works twice', exchange({ ...keyed, index: 1 }), [exchange(keyed)]],
  [
    'oneKeyOneAnswer',
    'a key with two answers',
    exchange({ key: 'intent-000001', index: 1, answers: [answerOf({ error_code: 200, response: {} })] }),
    [exchange({ key: 'intent-000001' })],
  ],
  ['noGiftIsLost', 'a gift that disappeared', exchange({ before: { state: withGift(), now: NOW } })],
  ['receivedIsSentAndWaiting', 'a gift that shrank on its way', exchange(became(withGift({ redistributed: true })))],
  ['eachGiftHasItsCause', 'money from nowhere', exchange(became(withGift()))],
  [
    'noGiftIsForgotten',
    'a gift past its day',
    exchange({ manner: 'clock', ...became(withGift({ distributionOn: '2026-11-02' })) }),
  ],
  [
    'oneContributionAMonth',
    'a family paid twice in a month',
    exchange(became(aWorld([jana, { ...petra, contributions: [paid, { ...paid, amount: 1 }] }]))),
  ],
  [
    'donorSeesOwnGifts',
    'a list without the gift that came',
    exchange({
      operationId: 'getPayments',
      session,
      before: { state: withGift(), now: NOW },
      answers: [answerOf({ error_code: 200, response: { payments: [] } })],
    }),
  ],
  [
    'codeTriesAreCounted',
    'a sign-in with a code that was never sent',
    exchange({ operationId: 'logInRecipient', body: { step: 'verify', transactionId: 't-1', code: '482913' } }),
  ],
  [
    'fiveCodesInFifteenMinutes',
    'the first code refused as one too many',
    exchange({
      operationId: 'logInRecipient',
      body: { step: 'login', personalNumber: petra.login, phoneId: 'phone-1' },
      answers: [answerOf({ error_code: 429, error: 'too-many-codes' }, 429)],
    }),
  ],
  [
    'passwordLocksAtTheSixth',
    'a good password that is refused',
    exchange({
      operationId: 'logIn',
      body: { username: jana.login, password: 'andel123' },
      answers: [answerOf({ error_code: 401, error: 'wrong-credentials' })],
    }),
  ],
  [
    'voteLocksForAMinute',
    'a vote changed within its minute',
    exchange({
      operationId: 'saveNps',
      session,
      body: { rating: 3 },
      before: { state: aWorld([{ ...jana, vote: { value: 9, votedAt: NOW - MINUTE + 1 } }]), now: NOW },
    }),
  ],
  [
    'editingLocksAroundPayouts',
    'a lock on an ordinary day',
    exchange({
      session: { ...session, uid: petra.personId },
      answers: [answerOf({ error_code: 423, error: 'editing-locked' })],
    }),
  ],
  ['tokenIsForOnePerson', 'a token of another person', exchange({ session, uid: petra.personId })],
  ['deadTokensAreRefused', 'a token past its hour', exchange({ session: { ...session, expires: NOW } })],
  [
    'answersTellOfNobodyElse',
    'an answer with another person’s number',
    exchange({ session, answers: [answerOf({ error_code: 200, response: { who: petra.personId } })] }),
  ],
  [
    'contactIsToldAndLogged',
    'a contact shown without a log entry',
    exchange({
      operationId: 'viewFamilyContact',
      path: `/families/${petra.familyId}/contact`,
      session,
      answers: [answerOf({ error_code: 200, response: { carerName: petra.displayName } })],
    }),
  ],
  [
    'lettersReachTheirPerson',
    'a letter to a stranger',
    exchange({ session, ...became(letter('kdo@example.com', 'x')) }),
  ],
  [
    'lettersTellOfNobodyElse',
    'a letter with data of another person',
    exchange({ session, ...became(letter(jana.profile.email ?? '', `Dobrý den, ${petra.login}`)) }),
  ],
  [
    'codesReachTheirPhone',
    'a code to a phone that was not chosen',
    exchange({
      operationId: 'logInRecipient',
      body: { step: 'login', personalNumber: petra.login, phoneId: petra.phones[0]?.id },
      ...became(letter('+420777000000', 'Váš kód')),
    }),
  ],
  [
    'noStatusLeadsNowhere',
    'an open renewal that the family cannot fill in',
    exchange(became(aWorld([jana, { ...petra, requestStatus: 'in-renewal', renewalStatus: 'not-open' }]))),
  ],
]

describe('an invariant', () => {
  test.each<Row>([...broken])('%s sees %s', (name, _story, now, before = []) => {
    expect(invariants[name]?.(now, before)).toEqual(expect.any(String))
  })

  test('fails for at least one exchange', () => {
    expect(new Set(broken.map(([name]) => name))).toEqual(new Set(Object.keys(invariants)))
  })

  test.each(Object.entries(invariants))('%s accepts a successful call', (_name, check) => {
    expect(check(exchange({ session }), [])).toBeUndefined()
  })

  test('lets a family read its own request even if another has the same e-mail, but nothing of others', () => {
    const email = jana.profile.email ?? ''
    const request: HelpRequest = {
      requestId: 'req-1',
      variant: 'oncological',
      state: 'returned',
      answers: { 'contact-email': email },
      files: [],
      remarks: [],
      note: '',
      receiptNumber: 'Z-2026-0001',
      startedAt: NOW,
      sentAt: NOW,
      personId: null,
    }
    const key: RequestKey = {
      key: 'edit-1',
      requestId: 'req-1',
      kind: 'edit',
      createdAt: NOW,
      expiresAt: NOW + MINUTE,
      usedAt: null,
      endedBy: null,
    }
    const state = { ...quiet, helpRequests: { 'req-1': request }, requestKeys: { 'edit-1': key } }
    const reading = (accessKey: string, shown: string) => {
      const at = { state, now: NOW }
      const answers = [answerOf({ error_code: 200, response: { shown } })]
      return exchange({
        operationId: 'getHelpRequest',
        method: 'GET',
        path: '/helpRequest',
        accessKey,
        answers,
        before: at,
        after: at,
      })
    }
    const sees = (now: ExplorerExchange) => invariants.answersTellOfNobodyElse?.(now, [])
    expect(sees(reading('edit-1', email))).toBeUndefined()
    expect(sees(reading('edit-2', email))).toContain(email)
    expect(sees(reading('edit-1', petra.login))).toContain(petra.login)
  })

  test('expects no second charge of a card on the day when a tester charged it', () => {
    const card = aCard({ angelNumber: jana.login, amount: 300, firstOn: '2026-10-10' })
    const charge = { type: 'card', recurringId: card.recurringId, settledOn: '2026-11-20' }
    const night = (state: WorldState) => {
      const before = {
        state: { ...state, recurringPayments: LargeRecord.from({ [card.recurringId]: card }) },
        now: at('2026-11-20T05:00'),
      }
      return exchange({ manner: 'clock', before, after: { ...before, now: at('2026-11-20T07:00') } })
    }
    const check = (state: WorldState) => invariants.eachGiftHasItsCause?.(night(state), [])
    expect(check(quiet)).toContain(`expected: 300 Kč of ${jana.login} by card`)
    expect(check(withGift(charge))).toBeUndefined()
    expect(check(withGift({ ...charge, settledOn: '2026-11-19' }))).toContain('expected')
    expect(check(withGift({ ...charge, recurringId: 'rec_another' }))).toContain('expected')
  })
})
