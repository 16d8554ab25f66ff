import { createFormDraft } from '../../shared/forms/form-draft.ts'

/** Of a visitor, who is nobody yet: what is typed is kept over a reload and the way back. */
export const registrationDraft = createFormDraft('registration-draft')
