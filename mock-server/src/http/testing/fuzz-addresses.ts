import { goodOfRecipient, type Who } from './fuzz-requests.ts'

type Method = 'GET' | 'POST' | 'DELETE'

/** Operations whose query and headers are tried. */
export const fuzzedPlain: readonly (readonly [Method, path: string, Who])[] = [
  ['GET', 'userProfile', 'donor'],
  ['GET', 'recipientProfile', 'donor'],
  ['GET', 'nps', 'donor'],
  ['GET', 'consent', 'donor'],
  ['GET', 'recurringPayments', 'donor'],
  ['GET', 'payments', 'donor'],
  ['GET', 'paymentDetails', 'donor'],
  ['GET', 'families', 'donor'],
  ['GET', 'documents', 'donor'],
  ['DELETE', 'avatar', 'donor'],
  ['DELETE', 'session', 'donor'],
  ['GET', 'recipientProfile', 'recipient'],
  ['GET', 'recipientPhotos', 'recipient'],
  ['GET', 'recipientDocuments', 'recipient'],
  ['GET', 'contributions', 'recipient'],
  ['GET', 'helpOffers', 'recipient'],
  ['GET', 'contactViews', 'recipient'],
  ['GET', 'renewal', 'family that renews'],
  ['GET', 'adminOverview', 'administrator'],
  ['GET', 'adminLinks', 'administrator'],
]

/** Operations with a name in their path, which is tried in place of `{…}`, and the body that comes with it. */
export const fuzzedNames: readonly (readonly [Method, path: string, Who, body?: object | undefined])[] = [
  ['GET', 'valueStore/{…}', 'visitor'],
  ['GET', 'cardPayments/{…}', 'visitor'],
  ['POST', 'cardPayments/{…}/retry', 'visitor', {}],
  ['GET', 'recurringPayments/{…}', 'visitor'],
  ['DELETE', 'recurringPayments/{…}', 'visitor'],
  ['GET', 'families/{…}', 'donor'],
  ['POST', 'documents/{…}/file', 'donor'],
  ['POST', 'documents/{…}/reissue', 'donor'],
  ['POST', 'familyMembers/{…}', 'recipient', goodOfRecipient.familyMembers],
  ['POST', 'familyMembers/{…}/removal', 'recipient', { reason: 'Dcera bydlí jinde.' }],
  ['POST', 'recipientPhotos/{…}', 'recipient', goodOfRecipient['recipientPhotos/pho-train']],
  ['POST', 'recipientPhotos/{…}/primary', 'recipient'],
  ['POST', 'recipientPhotos/{…}/removal', 'recipient', { reason: 'Nahráli jsme ji omylem.' }],
  ['DELETE', 'recipientDocuments/{…}', 'recipient'],
  ['DELETE', 'renewal/files/{…}', 'family that renews'],
  ['GET', 'helpRequestForms/{…}', 'visitor'],
  ['GET', 'helpRequests/{…}', 'visitor'],
  ['DELETE', 'helpRequests/edit-rodina-2026/files/{…}', 'visitor'],
  ['GET', 'links/{…}', 'visitor'],
  ['POST', 'adminLinks/{…}/revocation', 'administrator'],
]
