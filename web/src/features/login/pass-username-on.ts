import { leaveTabNote } from '../../shared/navigation/tab-note.ts'
import { fieldId } from '../../shared/ui/fields/field-aria.ts'

/** What was typed as the name goes along to the password reset, where it would be asked for again. */
export function passUsernameOn(): void {
  const field = document.getElementById(fieldId('username'))
  const name = field instanceof HTMLInputElement ? field.value.trim() : ''
  if (name !== '') leaveTabNote('forgotten-by', name)
}
