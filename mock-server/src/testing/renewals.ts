import type { FormFile } from '../domain/state/help-request.ts'
import type { Recipient } from '../domain/state/recipient.ts'
import type { Renewal, SentRenewal } from '../domain/state/renewal.ts'
import { statusTriple } from '../resources/recipient-profile/request-status.rules.ts'
import { aRecipient, NOW } from './people.ts'
import { FINANCIAL } from './renewal-requests.ts'

export const aFormFile = (category: string, given: Partial<FormFile> = {}): FormFile => ({
  fileId: `file-${category}`,
  category,
  name: `${category}.pdf`,
  size: 1_000,
  mediaType: 'application/pdf',
  uploadedAt: NOW,
  issuedOn: category === 'medical-report' ? '2026-11-02' : null,
  ...given,
})

export const REQUIRED_FILES = [aFormFile('medical-report'), aFormFile('income-confirmation')]

type Open = Renewal & { readonly sent: null }
/** Open, with every required file. */
export const aRenewal = (given: Partial<Open> = {}): Open => ({
  version: 1,
  dueOn: '2026-11-30',
  files: REQUIRED_FILES,
  sent: null,
  ...given,
})

export const aSentRenewal = (given: Partial<SentRenewal> = {}): Renewal => ({
  ...aRenewal(),
  sent: { receiptNumber: 'O-2026-0007', sentAt: NOW, request: FINANCIAL, ...given },
})

export const aRenewingFamily = (status: Recipient['requestStatus'], given: Partial<Recipient> = {}): Recipient =>
  aRecipient({ email: 'svobodovi@example.com', ...statusTriple(status), ...given })
