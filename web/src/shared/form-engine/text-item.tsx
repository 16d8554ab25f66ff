import { tidyEmail } from '#rules/formats/tidy-email.ts'
import type { ItemOf } from '#rules/forms/form.ts'
import { EmailField } from '../ui/fields/email-field.tsx'
import { TextField, type TextFieldProps } from '../ui/fields/text-field.tsx'
import type { ItemProps } from './item-props.ts'

/** The keyboard and autocompletion of each format. Names have no autocompletion, because the question may be about another person. */
const KEYBOARDS: Readonly<Record<NonNullable<ItemOf<'text'>['format']>, Partial<TextFieldProps>>> = {
  'cz-phone-local': { type: 'tel', autoComplete: 'tel-national', width: 'medium' },
  'portal-email': { autoComplete: 'email' },
  'postal-code': { inputMode: 'numeric', autoComplete: 'postal-code', width: 'short' },
  'person-name': { autoCapitalize: 'words', spellCheck: false },
}

export function TextItem({ item, answers, field }: ItemProps<'text'>) {
  const first = textOf(answers.latest(item.id))
  // A phone, e-mail or postal code is copied with what surrounds it; a name or a text is stored as it was typed.
  const isPlain = item.format === undefined || item.format === 'person-name'
  const isFilled = first !== undefined && first !== ''
  const Field = item.format === 'portal-email' ? EmailField : TextField
  return (
    <Field
      {...field}
      autoComplete="off"
      {...(item.format && KEYBOARDS[item.format])}
      {...(isFilled && { autoComplete: 'off' })}
      defaultValue={first}
      onChange={({ currentTarget: { value } }) => answers.type(item.id, typedText(isPlain ? value : tidyEmail(value)))}
    />
  )
}

/** Returns a change that sets a typed text; an empty text removes the answer. */
export const typedText = (text: string) => (): string | undefined => (text === '' ? undefined : text)

/** An answer as a text field shows it. */
export const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer : '')
