import type { components } from '#generated/provider.d.ts'
import { FORM_FILES_BYTES, type FormFileFault, MAX_FORM_FILES, type OfferedFormFile } from '../form-files.rules.ts'
import type { OneItem } from './one-item.ts'

const ISSUED_ON = 'meta[0].issuedOn'

/** The refusals of an upload for its day of issue. */
export const ISSUE_DATE_REFUSALS = {
  'issue-day-required': { error_code: 400, error: 'file-meta-invalid', fields: { [ISSUED_ON]: 'required' } },
  'issue-day-future': { error_code: 422, error: 'day-in-future', fields: { [ISSUED_ON]: 'future' } },
  'issue-day-too-old': { error_code: 422, error: 'document-too-old', fields: { [ISSUED_ON]: 'too-old' } },
} as const

export const FORM_FILE_REFUSALS = {
  'purpose-unknown': { error_code: 400, error: 'file-meta-invalid', fields: { 'meta[0].purpose': 'unknown' } },
  full: { error_code: 409, error: 'limit-reached', limit: MAX_FORM_FILES },
  'total-oversize': {
    error_code: 400,
    error: 'files-total-oversize',
    fields: { 'File[0]': 'files-total-oversize' },
    limit: FORM_FILES_BYTES,
  },
  ...ISSUE_DATE_REFUSALS,
} as const satisfies Record<FormFileFault, object>

export const offeredFormFile = ({
  meta,
  file,
  name,
  mediaType,
}: Extract<OneItem, { kind: 'item' }>): OfferedFormFile => {
  // The contract has validated it.
  const { purpose, issuedOn } = meta as components['schemas']['FormFileMeta']
  return { category: purpose, name, size: file.length, mediaType, issuedOn: issuedOn ?? null }
}
