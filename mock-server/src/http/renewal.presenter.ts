import type { components } from '#generated/provider.d.ts'
import type { CurrentRenewal } from '../domain/current-renewal.ts'
import type { FormFile } from '../domain/help-request.ts'
import { dayOf, isoOf, type Moment } from '../domain/moment.ts'
import type { Recipient } from '../domain/recipient.ts'
import type { Renewal, SentRenewal } from '../domain/renewal.ts'
import { MOST_RENEWAL_FILES, RENEWAL_BYTES, renewalCategories } from '../domain/renewal-files.ts'
import { RENEWAL_FORM } from '../domain/renewal-form.ts'

type Schemas = components['schemas']

/** What is asked for while it is open, what was sent afterwards. */
export const presentRenewal = (
  recipient: Recipient,
  { kind, renewal }: Exclude<CurrentRenewal, { kind: 'not-open' }>,
  now: Moment,
): Schemas['Renewal'] => ({
  version: renewal.version,
  state: kind,
  due: renewal.dueOn,
  form: renewal.version === 2 ? RENEWAL_FORM : null,
  files: presentRenewalFiles(recipient, renewal, now),
  receipt: renewal.sent && presentReceipt(renewal.sent),
  request: renewal.sent?.request ?? null,
})

export const presentReceipt = ({ receiptNumber, sentAt }: SentRenewal): Schemas['RenewalReceipt'] => ({
  receiptNumber,
  sentAt: isoOf(sentAt),
})

export const presentRenewalFiles = (
  recipient: Recipient,
  renewal: Pick<Renewal, 'files'>,
  now: Moment,
): Schemas['FormFiles'] => ({
  categories: renewalCategories(recipient, renewal, dayOf(now)),
  files: renewal.files.map(presentFile),
  mostFiles: MOST_RENEWAL_FILES,
  totalLimit: RENEWAL_BYTES,
})

const presentFile = ({ fileId, category, name, size, uploadedAt, issuedOn }: FormFile): Schemas['FormFile'] => ({
  fileId,
  category,
  name,
  size,
  uploadedAt: isoOf(uploadedAt),
  issuedOn,
})
