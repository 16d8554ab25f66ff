import type { HandedDocument, Recipient } from '../../domain/state/recipient.ts'
import type { ProviderStateSetup, ProviderStates } from '../../world/scenario.ts'
import { defaultScenario } from '../default/default-scenario.ts'
import { photosOfDefault } from '../default/photos-of-default.ts'
import { prague } from '../people/build-donor.ts'
import { storedPhoto } from './states-of-two-devices.ts'

const jana = { personId: 'p-10000001', scope: 'donor' } as const

/** Families of 10000001: 2000001 is helped now, 2000004 does not wish to be contacted. */
const family = (login: string): ProviderStateSetup => {
  const recipient = defaultScenario.state.people.get(`p-${login}`)
  if (recipient?.kind !== 'recipient') throw new Error(`${login} is no recipient of the default scenario`)
  return { person: jana, values: { familyId: recipient.familyId } }
}

/** Families of a donor, each returning its `familyId`. */
export const statesOfFamilies: ProviderStates = {
  'a donor with a family': {
    needs: 'A donor whose gifts help a family that shares its contact. The donor has not looked at the contact.',
    setUp: () => family('2000001'),
  },
  'a donor with a family that does not share its contact': {
    needs: 'A donor whose gifts help a family that does not share its contact.',
    setUp: () => family('2000004'),
  },
}

const FAMILY = { personId: 'p-2000001', scope: 'recipient' } as const

const change = <Key extends 'photos' | 'handedDocuments'>(key: Key, value: Recipient[Key]) => ({
  path: ['people', FAMILY.personId, key],
  value,
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

/** Photos and documents of 2000001: states that a plain request does not reach. */
export const statesOfFamilyFiles: ProviderStates = {
  'a recipient with a photo': {
    needs: 'A family with a photo that can be changed; `storedMonth` and `storedYear` say when it was taken.',
    setUp: () => ({ person: FAMILY, values: storedPhoto() }),
  },
  'a recipient whose photo is being removed': {
    needs: 'A family whose only photo waits for the foundation to remove it.',
    setUp: leaving,
  },
  'a recipient with a document being checked': {
    needs: 'A family that has handed over a document which the foundation has not accepted yet.',
    setUp: () => handed(REPORT),
  },
  'a recipient with a document that was sent with a renewal': {
    needs: 'A family with a document that belongs to its renewal.',
    setUp: () => handed({ ...REPORT, fromRenewal: true }),
  },
  'a recipient with a document that was accepted': {
    needs: 'A family with a document that the foundation has accepted.',
    setUp: () => handed({ ...REPORT, acceptedAt: prague('2026-11-10T09:30') }),
  },
}
