import type { components } from '#generated/provider.d.ts'
import type { FormFile } from '../../domain/state/help-request.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { Renewal, SentRenewal } from '../../domain/state/renewal.ts'
import { dayOf, type Instant, toIsoString } from '../../domain/time/instant.ts'
import { dueDayOf } from '../recipient-profile/due-day.rules.ts'
import { FORM_FILES_BYTES, MAX_FORM_FILES } from '../shared/form-files.rules.ts'
import type { CurrentRenewal } from './current-renewal.rules.ts'
import { renewalCategories } from './renewal-files.rules.ts'
import { RENEWAL_FORM } from './renewal-form.rules.ts'

type Schemas = components['schemas']

/** The required files and form while it is open, the sent answers afterwards. */
export const presentRenewal = (
  recipient: Recipient,
  { kind, renewal }: Exclude<CurrentRenewal, { kind: 'not-open' }>,
  now: Instant,
): Schemas['Renewal'] => ({
  version: renewal.version,
  state: kind,
  due: renewal.dueOn && dueDayOf(recipient, renewal.dueOn, now),
  form: renewal.version === 2 ? RENEWAL_FORM : null,
  files: presentRenewalFiles(recipient, renewal, now),
  receipt: renewal.sent && presentReceipt(renewal.sent),
  request: renewal.sent?.request ?? null,
})

export const presentReceipt = ({ receiptNumber, sentAt }: SentRenewal): Schemas['RenewalReceipt'] => ({
  receiptNumber,
  sentAt: toIsoString(sentAt),
})

export const presentRenewalFiles = (
  recipient: Recipient,
  renewal: Pick<Renewal, 'files'>,
  now: Instant,
): Schemas['FormFiles'] => ({
  categories: renewalCategories(recipient, renewal, dayOf(now)),
  files: renewal.files.map(presentFile),
  mostFiles: MAX_FORM_FILES,
  totalLimit: FORM_FILES_BYTES,
})

const presentFile = ({ fileId, category, name, size, uploadedAt, issuedOn }: FormFile): Schemas['FormFile'] => ({
  fileId,
  category,
  name,
  size,
  uploadedAt: toIsoString(uploadedAt),
  issuedOn,
})
