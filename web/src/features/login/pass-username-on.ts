import { tidyUsername } from '#rules/formats/tidy-email.ts'
import { leaveTabNote } from '../../shared/navigation/tab-note.ts'
import { fieldId } from '../../shared/ui/fields/field-aria.ts'

/** Passes the typed user name to the password reset, so that it need not be typed again. */
export function passUsernameOn(): void {
  const field = document.getElementById(fieldId('username'))
  const name = field instanceof HTMLInputElement ? tidyUsername(field.value) : ''
  if (name !== '') leaveTabNote('forgotten-by', name)
}
