import { tidyEmail } from '#rules/formats/tidy-email.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * An e-mail input of Chromium shows another text than its value (`háčky.cz` for punycode), and Firefox has no such conversion:
 * a text input shows what is sent, and is tidied when the user leaves it (rule 14.18). At most 254 characters (rule 14.4).
 */
export function EmailField({ onBlur, ...props }: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      maxCharacters={254}
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      onBlur={(event) => {
        event.currentTarget.value = tidyEmail(event.currentTarget.value)
        onBlur?.(event)
      }}
    />
  )
}
