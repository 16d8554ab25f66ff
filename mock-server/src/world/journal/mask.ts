import { MASKED } from '#rules/masked-value.ts'
import type { AppliedChange } from '../../domain/state/commit.ts'

/**
 * What a reader of the journal may see of the state. A white list: a value is shown only under a key named here, so a new field of a
 * person stays hidden until it is added here. Everything else becomes `•••`, whatever its length.
 */
const SHOWN = new Set([
  'at', 'votedAt', 'viewedAt', 'sentAt', 'createdAt', 'uploadedAt', 'lockedUntil', 'lastLoginAt', 'previousLoginAt', 'since',
  'kind', 'channel', 'category', 'mediaType', 'size', 'status', 'requestStatus', 'renewalStatus', 'supportStatus', 'editingLock', 'payoutOn',
  'failed', 'wrongTries', 'count', 'sliding', 'value', 'scope', 'operationId', 'personId', 'phoneId',
  'frequency', 'reason', 'type', 'startedAt', 'attemptedAt', 'decidedAt', 'settledOn', 'visibleFrom', 'distributionOn', 'redistributed',
  'openedAt', 'usedAt', 'expiresAt', 'firstOn', 'cancelledOn', 'failedOn', 'endAnnounced', 'nps_showStart', 'nps_showEnd', 'header_web_notice',
  'isListed', 'changeDueAt', 'withdrawnAt', 'finalEmailAt', 'personalDataConfirmedAt',
]) // biome-ignore format: a list read as one
/** A family's answers in a form: hidden entirely, because the names of its questions can equal any key (`status` of a treatment). */
const FILLED_IN = new Set(['request', 'answers'])
/** Slices whose keys are secrets or come from visitors: only the slice's name of their path is shown. */
const SECRET_KEYS = new Set([
  'revokedTokens',
  'idempotency',
  'throttles',
  'wrongBirthDates',
  'logins',
  'ratingLinks',
  'missingTranslations',
  'mailedLinks',
  'tabKeys',
  'linkGuesses',
])

/** Slices whose keys are ids that give access: a code's transaction, the token of a link, a payment. */
const SECRET_IDS = new Set([
  'codeTransactions',
  'passwordResets',
  'requestKeys',
  'emailChanges',
  'emailUndos',
  'storedImages',
  'cardPayments',
  'gatewayAttempts',
  'recurringPayments',
  'lettersSent',
])

export function maskChange({ path, before, after }: AppliedChange): {
  path: readonly string[]
  before: unknown
  after: unknown
} {
  const last = path.at(-1) ?? ''
  return { path: maskPath(path), before: mask(before, last), after: mask(after, last) }
}

function maskPath(path: readonly string[]): readonly string[] {
  const [slice = '', ...rest] = path
  if (SECRET_KEYS.has(slice)) return rest.length > 0 ? [slice, MASKED] : [slice]
  // A charge's id contains that of its recurring payment.
  if (slice === 'payments') return [slice, ...rest.slice(0, 1), ...rest.slice(1, 2).map(() => MASKED), ...rest.slice(2)]
  return SECRET_IDS.has(slice) ? [slice, MASKED, ...rest.slice(1)] : path
}

function mask(value: unknown, key: string): unknown {
  if (value === null || value === undefined) return null
  if (FILLED_IN.has(key)) return MASKED
  if (Array.isArray(value)) return value.map((item) => mask(item, ''))
  if (typeof value === 'object') {
    const shown = Object.entries(value).filter(([name]) => isPlainName(name))
    // The reason of a refused payment is a code; the reason of a removal is a family's own text.
    return Object.fromEntries(shown.map(([name, item]) => [name, mask(item, key === 'removal' ? '' : name)]))
  }
  return SHOWN.has(key) ? value : MASKED
}

/** Keys of a record may be personal data (an address, a code); names of fields are plain identifiers. */
function isPlainName(name: string): boolean {
  return /^[a-zA-Z][a-zA-Z_]{0,40}$/.test(name)
}
