import { AutocompleteField, type AutocompleteFieldProps } from './autocomplete-field.tsx'
import { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx'
import { DateField, type DateFieldProps } from './date-field.tsx'
import { MultiSelectField, type MultiSelectFieldProps } from './multi-select-field.tsx'
import { NumberField, type NumberFieldProps } from './number-field.tsx'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx'
import { RadioField, type RadioFieldProps } from './radio-field.tsx'
import { SelectField, type SelectFieldProps } from './select-field.tsx'
import { TextAreaField, type TextAreaFieldProps } from './text-area-field.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { ToggleField, type ToggleFieldProps } from './toggle-field.tsx'

export type FormFieldProps =
  | ({ kind: 'text' } & TextFieldProps)
  | ({ kind: 'autocomplete' } & AutocompleteFieldProps)
  | ({ kind: 'textarea' } & TextAreaFieldProps)
  | ({ kind: 'number' } & NumberFieldProps)
  | ({ kind: 'password' } & PasswordFieldProps)
  | ({ kind: 'phone' } & PhoneFieldProps)
  | ({ kind: 'date' } & DateFieldProps)
  | ({ kind: 'checkbox' } & CheckboxFieldProps)
  | ({ kind: 'toggle' } & ToggleFieldProps)
  | ({ kind: 'radio' } & RadioFieldProps)
  | ({ kind: 'select' } & SelectFieldProps)
  | ({ kind: 'multiselect' } & MultiSelectFieldProps)

/** Rule 14.12, for forms defined by data. A form written by hand uses a concrete field and so loads only that. */
export function FormField(props: FormFieldProps) {
  switch (props.kind) {
    case 'text':
      return <TextField {...without(props)} />
    case 'autocomplete':
      return <AutocompleteField {...without(props)} />
    case 'textarea':
      return <TextAreaField {...without(props)} />
    case 'number':
      return <NumberField {...without(props)} />
    case 'password':
      return <PasswordField {...without(props)} />
    case 'phone':
      return <PhoneField {...without(props)} />
    case 'date':
      return <DateField {...without(props)} />
    case 'checkbox':
      return <CheckboxField {...without(props)} />
    case 'toggle':
      return <ToggleField {...without(props)} />
    case 'radio':
      return <RadioField {...without(props)} />
    case 'select':
      return <SelectField {...without(props)} />
    case 'multiselect':
      return <MultiSelectField {...without(props)} />
  }
}

function without<P extends { kind: string }>({ kind: _kind, ...rest }: P): Omit<P, 'kind'> {
  return rest
}
