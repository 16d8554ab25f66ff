import { plant } from '../plant.ts'
import { body, change, drop, edit, header, rename, set } from '../sent.ts'
import * as in_ from './plays.ts'

const PAYMENTS = 'list payments, given a signed-in donor'
const DOWNLOAD = 'download a document, given a donor with a certificate'

/** Fields, types, lists, and what stands around a body. */
export const shapes = [
  plant(
    'a field is missing',
    'sign in by e-mail, given the default scenario',
    'POST /login',
    drop('response.personId'),
    'missing response.personId',
  ),
  plant(
    'a field of one item is missing',
    PAYMENTS,
    'GET /payments',
    drop('response.payments.2.settledOn'),
    'missing response.payments[].settledOn',
  ),
  plant('nobody is told until when', in_.RATING, 'POST /nps', drop('lockedUntil'), 'missing lockedUntil', {
    error: 'vote-locked',
  }),
  plant(
    'another field is at fault',
    in_.RECURRING,
    'POST /recurringPayments/*',
    rename('fields.amount', 'value'),
    'missing fields.amount',
    { error: 'amount-over-limit' },
  ),
  plant(
    'a field that is null is left out',
    in_.AVATAR,
    'DELETE /avatar',
    drop('response.profile.avatar'),
    'missing response.profile.avatar',
  ),
  plant(
    'a field in other letters',
    in_.RATING,
    'GET /nps',
    rename('response.Value', 'value'),
    'missing response.Value',
    { nth: 1 },
  ),
  plant('a sign-in answers in Data', in_.SESSION, 'POST /login', rename('response', 'Data'), 'missing response'),
  plant(
    'an answer without its envelope',
    'read where to send a gift, given the default scenario',
    'GET /paymentDetails',
    edit((it) => it.response),
    'outcome error_code',
  ),
  plant(
    'a field more in an item',
    PAYMENTS,
    'GET /payments',
    set('response.payments.0.internalNote', 'x'),
    'extra response.payments[].internalNote',
  ),
  plant(
    'an amount as text',
    PAYMENTS,
    'GET /payments',
    change('response.payments.1.amount', String),
    'type response.payments[].amount',
  ),
  plant('false as zero', in_.TAX, 'GET /documents', change('response.0.isNew', Number), 'type response[].isNew', {
    nth: 1,
  }),
  plant('null for a value', in_.TAX, 'GET /documents', set('response.0.issuedTo', null), 'type response[].issuedTo', {
    nth: 1,
  }),
  plant(
    'an empty text for null',
    in_.AVATAR,
    'DELETE /avatar',
    set('response.profile.avatar', ''),
    'type response.profile.avatar',
  ),
  plant(
    'null for an empty list',
    'list families before any gift has reached one, given a donor who never voted',
    'GET /families',
    set('response.families', null),
    'type response.families',
  ),
  plant(
    'an item is lost',
    in_.DONOR_READS,
    'GET /families',
    change('response.families', (it: unknown[]) => it.slice(0, -1)),
    'length response.families',
  ),
  plant(
    'an item comes twice',
    in_.DONOR_READS,
    'GET /documents',
    change('response', (it: unknown[]) => [...it, it[0]]),
    'length response',
  ),
  plant(
    'no Retry-After at too many codes',
    in_.CODE_DIES,
    'POST /loginRecipient',
    header('retry-after'),
    'header Retry-After',
    { error: 'too-many-codes' },
  ),
  plant(
    'a shorter Retry-After',
    in_.CODE_DIES,
    'POST /loginRecipient',
    header('retry-after', '60'),
    'header Retry-After',
    { error: 'too-many-codes' },
  ),
  plant(
    'no Retry-After when overloaded',
    'rate while the provider is overloaded, given the provider is overloaded',
    'POST /nps',
    header('retry-after'),
    'header Retry-After',
  ),
  plant('JSON under the type of a page', in_.PUBLIC, 'GET /consent', header('content-type', 'text/html'), 'media-type'),
  plant(
    'a PDF under the type of any file',
    in_.DONOR_READS,
    'POST /payments/overview',
    header('content-type', 'application/octet-stream'),
    'media-type',
  ),
  plant(
    'a body that breaks off',
    in_.DONOR_READS,
    'GET /payments',
    body((it) => it.subarray(0, it.length - 20)),
    'content',
  ),
  plant(
    'a page of a proxy',
    'list families, given a signed-in donor',
    'GET /families',
    body(() => '<h1>Bad gateway</h1>'),
    'content',
  ),
  plant(
    'a PDF inside JSON',
    DOWNLOAD,
    'POST /documents/*/file',
    body((it) => JSON.stringify({ error_code: 200, response: it.toString('base64') })),
    'content',
  ),
]
