import { plant } from '../plant.ts'
import { change, daysLater, later, refuse, set, succeed } from '../sent.ts'
import * as in_ from './plays.ts'

/** The claim `exp` half an hour earlier, the rest as it was. */
const shorterToken = change('response.token', (token: string) => {
  const [head = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number }
  return [
    head,
    Buffer.from(JSON.stringify({ ...claims, exp: claims.exp - 1800 })).toString('base64url'),
    signature,
  ].join('.')
})

/** Moments, days, durations, and what happens when they are over. */
export const times = [
  plant('a lock of fourteen minutes', in_.PASSWORDS, 'POST /login', later('lockedUntil', -60), 'moment lockedUntil', {
    error: 'account-locked',
  }),
  plant(
    'a session of half an hour',
    in_.SESSION,
    'POST /login',
    later('response.expire', -1800),
    'moment response.expire',
  ),
  plant(
    'a token that ends before its session',
    'sign in by angel number, given the default scenario',
    'POST /login',
    shorterToken,
    'moment response.token',
  ),
  plant(
    'local time called UTC',
    in_.SESSION,
    'POST /session/prolongation',
    later('response.expire', 3600),
    'moment response.expire',
    { nth: 1 },
  ),
  plant(
    'a code to an e-mail good for half an hour',
    in_.EMAIL,
    'POST /emailChange',
    later('response.goodUntil', 900),
    'moment response.goodUntil',
  ),
  plant(
    'a renewal received ten seconds later',
    in_.RENEWAL,
    'POST /renewal',
    later('response.receipt.sentAt', 10),
    'moment response.receipt.sentAt',
    { nth: 1 },
  ),
  plant(
    'the last e-mail within two days',
    in_.WITHDRAWN,
    'POST /consent/withdrawal',
    later('response.finalEmailBy', 24 * 3600),
    'moment response.finalEmailBy',
  ),
  plant(
    'the day of UTC just after midnight in Prague',
    in_.CONSENT,
    'POST /consent',
    daysLater('response.confirmedOn', -1),
    'day response.confirmedOn',
  ),
  plant(
    'the next charge a day early',
    in_.RECURRING,
    'GET /recurringPayments/*',
    daysLater('response.nextChargeOn', -1),
    'day response.nextChargeOn',
    { nth: 1 },
  ),
  plant(
    'a gift settled a day later',
    in_.DONOR_READS,
    'GET /payments',
    daysLater('response.payments.0.settledOn', 1),
    'day response.payments[].settledOn',
  ),
  plant(
    'the month before',
    in_.FAMILY_READS,
    'GET /contributions',
    set('response.contributions.0.month', '2026-10'),
    'day response.contributions[].month',
  ),
  plant(
    'a moment without its zone',
    in_.RATING,
    'POST /nps',
    change('response.Date', (it: string) => it.replace('Z', '')),
    'form response.Date',
    { nth: 1 },
  ),
  plant(
    'a moment in seconds',
    in_.EMAIL,
    'POST /emailChange',
    change('response.goodUntil', (it: string) => Date.parse(it) / 1000),
    'type response.goodUntil',
  ),
  plant(
    'a day as Czechs write it',
    in_.MISSING,
    'POST /missingPayment',
    set('response.answerBy', '24. 11. 2026'),
    'form response.answerBy',
    { nth: 1 },
  ),
  plant('a lock that ends ten seconds early', in_.PASSWORDS, 'POST /login', succeed({}), 'outcome error_code error', {
    nth: 9,
  }),
  plant(
    'a lock that does not end',
    in_.PASSWORDS,
    'POST /login',
    refuse(423, 'account-locked'),
    'outcome error_code error',
    { nth: 10 },
  ),
  plant('a token that lives on', in_.SESSION, 'GET /userProfile', succeed({}), 'outcome status error_code error', {
    error: 'token-expired',
  }),
  plant('a rating that opens late', in_.RATING, 'POST /nps', refuse(423, 'vote-locked'), 'outcome error_code error', {
    nth: 4,
  }),
]
