import type { components } from '#generated/sandbox.d.ts'
import { findByName } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import { applyChanges } from '../../domain/state/commit.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { DonorDocument } from '../../domain/state/donor-document.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf, instantAt } from '../../domain/time/instant.ts'
import { distributeNow } from '../../resources/contribution/distribution.rules.ts'
import { certificateOf, issuedToNow } from '../../resources/document/certificate.rules.ts'
import { receivePayment } from '../../resources/payment/receive-payment.rules.ts'
import { DISTRIBUTION_TIME } from '../../resources/recipient-profile/request-status.rules.ts'
import { type Context, type Refusal, refuse, type Taken, takeDonor, takeFamily } from './import-people.ts'

type Schemas = components['schemas']
export type ImportedRecord = Schemas['ImportedRecord']

/** Payments and documents need their people. */
const ORDER = { donor: 0, family: 0, payment: 1, document: 2 } as const

/**
 * What the foundation's own records change: all of them, or nothing and the first that is refused with its place in the list. A payment
 * and its distribution go by the rules of the domain, at noon of its day.
 */
export function importRecords(
  state: WorldState,
  records: readonly ImportedRecord[],
  context: Context,
): { changes: readonly Change[]; added: number; changed: number } | (Refusal & { index: number }) {
  const places = records.map((record, index) => ({ record, index }))
  // Gifts of one donor in order, as they came.
  const ordered = places.toSorted(
    ({ record: one }, { record: other }) =>
      ORDER[one.kind] - ORDER[other.kind] || dayIn(one).localeCompare(dayIn(other)),
  )
  let next = state
  const changes: Change[] = []
  let added = 0
  for (const { record, index } of ordered) {
    const taken = take(next, record, context)
    if ('refused' in taken) return { ...taken, index }
    if (taken.isNew) added += 1
    changes.push(...taken.changes)
    next = applyChanges(next, taken.changes).state
  }
  return { changes, added, changed: records.length - added }
}

const dayIn = (record: ImportedRecord): string => (record.kind === 'payment' ? record.settledOn : '')

function take(state: WorldState, record: ImportedRecord, context: Context): Taken {
  switch (record.kind) {
    case 'donor':
      return takeDonor(state, record, context)
    case 'family':
      return takeFamily(state, record, context)
    case 'payment':
      return takePayment(state, record, context)
    case 'document':
      return takeDocument(state, record, context)
  }
}

function takePayment(state: WorldState, record: Schemas['ImportedPayment'], { now, random }: Context): Taken {
  const { login, amount, settledOn, type = 'transfer' } = record
  const donor = donorOf(state, login)
  if ('refused' in donor) return donor
  const at = instantAt(settledOn, '12:00')
  if (settledOn > dayOf(now).toString()) return refuse('settledOn', `${settledOn} is not over yet in this world`)
  const gift = { amount, type, variableSymbol: login, recurringId: null }
  const { payment, changes } = receivePayment(state, gift, { now: at, random })
  const isDistributed = instantAt(payment.distributionOn, DISTRIBUTION_TIME) <= now
  const shared = isDistributed ? distributeNow(state, [payment], payment.distributionOn) : []
  return { changes: [...changes, ...shared], isNew: true }
}

function takeDocument(state: WorldState, record: Schemas['ImportedDocument'], { now, random }: Context): Taken {
  const { login, amount, createdOn, taxYear } = record
  const donor = donorOf(state, login)
  if ('refused' in donor) return donor
  if (createdOn > dayOf(now).toString()) return refuse('createdOn', `${createdOn} is not over yet in this world`)
  const issued = { id: `doc-${random.id()}`, createdAt: instantAt(createdOn, '08:00'), amount }
  const confirmation: DonorDocument = {
    ...issued,
    type: 'gift-confirmation',
    taxYear: null,
    issuedTo: issuedToNow(donor),
    replacedBy: null,
  }
  const document = taxYear === undefined ? confirmation : certificateOf(donor, { ...issued, taxYear })
  const documents = [...donor.documents, document].toSorted((one, other) => one.createdAt - other.createdAt)
  return { changes: [set(['people', donor.personId], { ...donor, documents })], isNew: true }
}

const donorOf = (state: WorldState, login: string): Donor | Refusal => {
  const person = findByName(state, login)
  return person?.kind === 'donor' ? person : refuse('login', `There is no donor ${login} in this world; add one first`)
}
