import type { components } from '#generated/provider.d.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { DonorDocument } from '../../domain/state/donor-document.ts'
import { toIsoString } from '../../domain/time/instant.ts'
import { isNewTo } from './documents.rules.ts'

export const presentDocument = (donor: Donor, document: DonorDocument): components['schemas']['Document'] => ({
  documentId: document.id,
  type: document.type,
  createdAt: toIsoString(document.createdAt),
  taxYear: document.taxYear,
  amount: document.amount,
  issuedTo: document.issuedTo.name,
  isNew: isNewTo(donor, document),
  replacedBy: document.replacedBy,
})
