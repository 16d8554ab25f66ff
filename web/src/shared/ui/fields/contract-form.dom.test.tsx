import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { ContractForm, FormSummary, SubmitButton } from './contract-form.tsx'
import { EmailField } from './email-field.tsx'
import { NumberField } from './number-field.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { RadioField } from './radio-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'

const choices = [{ value: 'a', label: 'A' }]
const fields = {
  email: <EmailField name="email" />,
  amount: <NumberField name="amount" />,
  password: <PasswordField name="password" />,
  phone: <PhoneField name="phone" />,
  note: <TextAreaField name="note" />,
  relation: <SelectField name="relation" choices={choices} />,
  gender: <RadioField name="gender" choices={choices} />,
}

test.each(Object.entries(fields))('%s finds its label, its message and its id in the form', (name, field) => {
  const form = {
    formProps: { ref: undefined, noValidate: true, onSubmit: () => {}, onChange: () => {} },
    codes: { [name]: 'required' },
    attempt: 1,
    sending: true,
  } as const
  renderUi(
    <ContractForm form={form} labels={{ [name]: 'Otázka' }} idOf={(one) => `own-${one}`}>
      <FormSummary />
      {field}
      <SubmitButton>Uložit</SubmitButton>
    </ContractForm>,
  )
  const answer = document.getElementById(`own-${name}`)
  expect(document.getElementById(`own-${name}-label`)?.textContent).toBe('Otázka')
  expect(document.getElementById(answer?.getAttribute('aria-describedby') ?? '')?.textContent).toContain('povinná')
  expect(screen.getByRole('link', { name: /^Otázka: / }).getAttribute('href')).toBe(`#own-${name}`)
  expect(screen.getByRole('button', { name: /^Uložit/ }).getAttribute('aria-disabled')).toBe('true')
})
