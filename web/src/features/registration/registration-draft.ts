import { tabDraft } from '../../shared/drafts/tab-draft.ts'
import { fieldsOf, fill, isAnyTouched } from '../../shared/forms/form-draft.ts'

/** Has no owner: it is stored in the tab, and removed once the account is open. Without `useDraft`, which this public page has no room for. */
export const registrationDraft = tabDraft(undefined, 'registration-draft')

/** Fills in the form. What was typed before React started is newer: it stays, and is stored. */
export function restoreRegistration(form: HTMLFormElement): void {
  const wasTouched = isAnyTouched(form)
  const stored = registrationDraft.read()
  if (stored) fill(form, stored.fields)
  if (wasTouched) registrationDraft.save(fieldsOf(form))
}
