import type { components } from '#generated/provider.d.ts'
import { isNewTo } from '../domain/documents.ts'
import type { Donor } from '../domain/donor.ts'
import type { DonorDocument } from '../domain/donor-document.ts'
import { isoOf } from '../domain/moment.ts'

export const presentDocument = (donor: Donor, document: DonorDocument): components['schemas']['Document'] => ({
  documentId: document.id,
  type: document.type,
  createdAt: isoOf(document.createdAt),
  taxYear: document.taxYear,
  amount: document.amount,
  issuedTo: document.issuedTo.name,
  isNew: isNewTo(donor, document),
  replacedBy: document.replacedBy,
})
