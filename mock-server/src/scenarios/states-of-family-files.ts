import type { HandedDocument, Recipient } from '../domain/state/recipient.ts'
import type { ProviderStateSetup, ProviderStates } from '../world/scenario.ts'
import { prague } from './build-donor.ts'
import { photosOfDefault } from './photos-of-default.ts'
import { keyUsed } from './states-of-keys.ts'

const FAMILY = { personId: 'p-2000001', scope: 'recipient' } as const

const change = <Key extends 'photos' | 'handedDocuments'>(key: Key, value: Recipient[Key]) => ({
  path: ['people', FAMILY.personId, key],
  value,
})

const byFamily = (operationId: string, key: string, response: object): ProviderStateSetup => ({
  ...keyUsed(operationId, key, { error_code: 200, response }, FAMILY.personId),
  person: FAMILY,
})

/** The only photo of the family, so that the response is the same for each photo. */
const leaving = (): ProviderStateSetup => {
  const [, train] = photosOfDefault['2000001']
  const removal = { requestedAt: prague('2026-11-09T10:00'), reason: 'Nahráli jsme ji omylem.' }
  return { person: FAMILY, changes: [change('photos', [{ ...train, removal }])], values: { photoId: train.id } }
}

const REQUEST: HandedDocument = {
  id: 'handed-state-request',
  type: 'request',
  name: 'zadost-o-pomoc.pdf',
  size: 204_118,
  mediaType: 'application/pdf',
  uploadedAt: prague('2026-03-18T15:02'),
  issuedOn: null,
  acceptedAt: prague('2026-03-19T12:00'),
  fromRenewal: false,
}
const REPORT: HandedDocument = {
  ...REQUEST,
  id: 'handed-state-report',
  type: 'medical-report',
  name: 'lékařská zpráva.pdf',
  uploadedAt: prague('2026-11-09T17:20'),
  issuedOn: '2026-11-02',
  acceptedAt: null,
}

const handed = (report: HandedDocument): ProviderStateSetup => ({
  person: FAMILY,
  changes: [change('handedDocuments', [REQUEST, report])],
  values: { documentId: report.id },
})

const PHOTOS = { photos: [] }
const DOCUMENTS = { types: [], needsStudyConfirmation: false }

/** Photos and documents of 2000001: states that a plain request does not reach, and the idempotency keys once used. */
export const statesOfFamilyFiles: ProviderStates = {
  'a photo was added with the key pact-photo-0001': () => byFamily('addRecipientPhoto', 'pact-photo-0001', PHOTOS),
  'a photo was saved with the key pact-photo-0002': () => byFamily('saveRecipientPhoto', 'pact-photo-0002', PHOTOS),
  'a removal of a photo was requested with the key pact-photo-0003': () =>
    byFamily('requestPhotoRemoval', 'pact-photo-0003', PHOTOS),
  'a recipient with a photo': () => ({ person: FAMILY, values: { photoId: 'pho-train' } }),
  'a recipient whose photo is being removed': leaving,
  'a document was uploaded with the key pact-document-0001': () =>
    byFamily('uploadRecipientDocument', 'pact-document-0001', DOCUMENTS),
  'a recipient with a document being checked': () => handed(REPORT),
  'a recipient with a document that was sent with a renewal': () => handed({ ...REPORT, fromRenewal: true }),
  'a recipient with a document that was accepted': () => handed({ ...REPORT, acceptedAt: prague('2026-11-10T09:30') }),
}
