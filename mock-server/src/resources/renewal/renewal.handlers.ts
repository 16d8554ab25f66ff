import type { components } from '#generated/provider.d.ts'
import type { FormFile } from '../../domain/state/help-request.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { Renewal, SentRenewal } from '../../domain/state/renewal.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant, toIsoString } from '../../domain/time/instant.ts'
import type { Handler } from '../../kernel/handler.ts'
import { dueDayOf } from '../recipient-profile/due-day.rules.ts'
import { FORM_FILES_BYTES, MAX_FORM_FILES } from '../shared/form-files.rules.ts'
import { recipientOf } from '../shared/person-of-token.ts'
import { refuseWhileLocked } from '../shared/refuse-while-locked.ts'
import { FORM_FILE_REFUSALS, offeredFormFile } from '../shared/uploads/form-file-upload.ts'
import { type OneItem, readOneItem } from '../shared/uploads/one-item.ts'
import { presentSavedProfile } from '../user-profile/saved-profile.presenter.ts'
import { type CurrentRenewal, currentRenewal } from './current-renewal.rules.ts'
import { addRenewalFile, removeRenewalFile as removeFile, renewalCategories } from './renewal-files.rules.ts'
import { RENEWAL_FORM } from './renewal-form.rules.ts'
import { submitRenewal as submit } from './submit-renewal.rules.ts'

export const getRenewal: Handler<'getRenewal'> = {
  run(world, { caller }, { now }) {
    const recipient = recipientOf(world, caller)
    const current = currentRenewal(world, recipient)
    const answer =
      current.kind === 'not-open'
        ? NOT_OPEN
        : ({ error_code: 200, response: presentRenewal(recipient, current, now) } as const)
    return { answer, changes: [], rule: 'rule 11.1 Renewal form' }
  },
}

export const submitRenewal: Handler<'submitRenewal'> = {
  run(world, { body, caller }, context) {
    const recipient = recipientOf(world, caller)
    const current = currentRenewal(world, recipient)
    if (current.kind !== 'open') return refuseClosed(recipient, current, context.now)
    const locked = refuseWhileLocked(recipient, context.now)
    if (locked) return locked
    const { result, changes, rule } = submit(world, recipient, current.renewal, body, context)
    switch (result.kind) {
      case 'form-changed':
        return { answer: { error_code: 409, error: 'form-changed' }, changes, rule }
      case 'refused':
        return { answer: { error_code: 422, error: 'form-refused', fields: firstOf(result.faults) }, changes, rule }
      case 'sent': {
        const saved = presentSavedProfile(world, result.recipient, context)
        return { answer: { error_code: 200, response: { receipt: presentReceipt(result.sent), saved } }, changes, rule }
      }
    }
  },
}

/** The bytes are inspected before the atomic step. */
export const uploadRenewalFile: Handler<'uploadRenewalFile', OneItem> = {
  refuseFiles: (world, { caller }, { now }) => refuseRenewalFiles(world, recipientOf(world, caller), now),
  prepare: (_world, { files }) => readOneItem(files, 'form'),
  run(world, { caller }, context) {
    const { prepared, now } = context
    if (prepared.kind === 'malformed') return { status: 400, answer: prepared.answer, changes: [], rule: FILES }
    const recipient = recipientOf(world, caller)
    const current = currentRenewal(world, recipient)
    if (current.kind !== 'open') return refuseClosed(recipient, current, now)
    const locked = refuseWhileLocked(recipient, now)
    if (locked) return locked
    if (prepared.kind !== 'item') return { answer: prepared.answer, changes: [], rule: FILES }
    const { result, changes, rule } = addRenewalFile(recipient, current.renewal, offeredFormFile(prepared), context)
    if (result.kind !== 'saved') return { answer: FORM_FILE_REFUSALS[result.kind], changes, rule }
    return { answer: { error_code: 200, response: presentRenewalFiles(recipient, result.renewal, now) }, changes, rule }
  },
}

export const removeRenewalFile: Handler<'removeRenewalFile'> = {
  run(world, { params, caller }, { now }) {
    const recipient = recipientOf(world, caller)
    const current = currentRenewal(world, recipient)
    if (current.kind !== 'open') return refuseClosed(recipient, current, now)
    const locked = refuseWhileLocked(recipient, now)
    if (locked) return locked
    const { result, changes, rule } = removeFile(recipient, current.renewal, params.fileId)
    if (result.kind !== 'saved') return { answer: { error_code: 404, error: 'file-not-found' }, changes, rule }
    return { answer: { error_code: 200, response: presentRenewalFiles(recipient, result.renewal, now) }, changes, rule }
  },
}

const FILES = 'rule 11.5 Renewal files'
const NOT_OPEN = { error_code: 409, error: 'renewal-not-open' } as const
/** The contract's limit of one answer. */
const MAX_FAULTS = 100

/** A family that has sent its renewal is answered that it was sent even while the account is locked: waiting would not help. */
const refuseClosed = (recipient: Recipient, current: Exclude<CurrentRenewal, { kind: 'open' }>, now: Instant) => {
  const rule = 'rule 11.4 Sent once'
  if (current.kind === 'sent') {
    const receipt = presentReceipt(current.sent)
    return { answer: { error_code: 409, error: 'renewal-already-sent', ...receipt } as const, changes: [], rule }
  }
  return refuseWhileLocked(recipient, now) ?? { answer: NOT_OPEN, changes: [], rule }
}

const refuseRenewalFiles = (world: WorldState, recipient: Recipient, now: Instant) => {
  const current = currentRenewal(world, recipient)
  return current.kind === 'open' ? refuseWhileLocked(recipient, now) : refuseClosed(recipient, current, now)
}

const firstOf = (faults: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).slice(0, MAX_FAULTS))

type Schemas = components['schemas']

/** The required files and form while it is open, the sent answers afterwards. */
const presentRenewal = (
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

const presentReceipt = ({ receiptNumber, sentAt }: SentRenewal): Schemas['RenewalReceipt'] => ({
  receiptNumber,
  sentAt: toIsoString(sentAt),
})

const presentRenewalFiles = (
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
