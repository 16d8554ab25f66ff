import type { DonorDocument } from '#web/shared/api/wire.ts'

export const certificate: DonorDocument = {
  documentId: 'doc-2025',
  type: 'tax-certificate',
  createdAt: '2026-01-19T07:00:00.000Z',
  taxYear: 2025,
  amount: 6000,
  issuedTo: 'Jana Nováková',
  isNew: false,
  replacedBy: null,
}

export const confirmation: DonorDocument = {
  documentId: 'doc-gift',
  type: 'gift-confirmation',
  createdAt: '2026-05-04T07:00:00.000Z',
  taxYear: null,
  amount: 1500,
  issuedTo: 'Jana Nováková',
  isNew: false,
  replacedBy: null,
}
