import type { HandedDocument } from '../domain/state/recipient.ts'
import { at } from './people.ts'

/** Submitted and accepted at these Prague times, `2026-10-12`; `acceptedAt: null` waits. */
export const aDocument = (
  type: HandedDocument['type'],
  uploadedOn: string,
  given: Partial<HandedDocument> = {},
): HandedDocument => ({
  id: `${type} of ${uploadedOn}`,
  type,
  name: 'zpráva.pdf',
  size: 1_000,
  mediaType: 'application/pdf',
  uploadedAt: at(`${uploadedOn}T12:00:00+01:00`),
  issuedOn: null,
  acceptedAt: at(`${uploadedOn}T18:00:00+01:00`),
  fromRenewal: false,
  ...given,
})

/** A document whose validity counts from the day it was issued on, submitted that day. */
export const issuedOn = (type: HandedDocument['type'], day: string, given: Partial<HandedDocument> = {}) =>
  aDocument(type, day, { issuedOn: day, ...given })
