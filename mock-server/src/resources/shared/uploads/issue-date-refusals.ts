const ISSUED_ON = 'meta[0].issuedOn'

/** The refusals of an upload for its day of issue. */
export const ISSUE_DATE_REFUSALS = {
  'issue-day-required': { error_code: 400, error: 'file-meta-invalid', fields: { [ISSUED_ON]: 'required' } },
  'issue-day-future': { error_code: 422, error: 'day-in-future', fields: { [ISSUED_ON]: 'future' } },
  'issue-day-too-old': { error_code: 422, error: 'document-too-old', fields: { [ISSUED_ON]: 'too-old' } },
} as const
