import type { components } from '#generated/provider.d.ts'
import type { HandedDocument, Recipient } from '../../domain/state/recipient.ts'
import { dayOf, type Instant, toIsoString } from '../../domain/time/instant.ts'
import { dueDayOf } from '../recipient-profile/due-day.rules.ts'
import { needsStudyConfirmation } from './document-validity.rules.ts'
import { type DocumentsOfType, documentsByType } from './documents-by-type.rules.ts'

type Schemas = components['schemas']

/** By the Prague day of the moment. */
export const presentDocuments = (recipient: Recipient, now: Instant): Schemas['RecipientDocumentsSuccess'] => {
  const today = dayOf(now)
  return {
    error_code: 200,
    response: {
      types: documentsByType(recipient, today).map((type) => ({
        ...presentType(type),
        due: type.due && dueDayOf(recipient, type.due, now),
      })),
      needsStudyConfirmation: needsStudyConfirmation(recipient, today),
    },
  }
}

const presentType = ({ expiresOn, files, ...type }: DocumentsOfType): Schemas['DocumentOfType'] => ({
  ...type,
  expiresOn: expiresOn === null ? null : expiresOn.toString(),
  files: files.map(presentFile),
})

const presentFile = ({
  id,
  name,
  size,
  uploadedAt,
  issuedOn,
  acceptedAt,
  fromRenewal,
}: HandedDocument): Schemas['HandedDocument'] => ({
  documentId: id,
  name,
  size,
  uploadedAt: toIsoString(uploadedAt),
  issuedOn,
  isAccepted: acceptedAt !== null,
  fromRenewal,
})
