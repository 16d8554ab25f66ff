import { tabDraft } from '../../shared/drafts/tab-draft.ts'
import { fieldsOf, fill, isAnyTouched } from '../../shared/forms/form-draft.ts'

/** Without an owner, in the tab, deleted once the account is created. `useDraft` is too large for this public page. */
export const registrationDraft = tabDraft(undefined, 'registration-draft')

/** Fills in the form. Values typed before React started are newer: they stay, and are stored. */
export function restoreRegistration(form: HTMLFormElement): void {
  const wasTouched = isAnyTouched(form)
  const stored = registrationDraft.read()
  if (stored) fill(form, stored.fields)
  if (wasTouched) registrationDraft.save(fieldsOf(form))
}
