import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Forms of which nothing is worth keeping: passwords and codes, one choice, one number in a dialog, the days of a download. */
const WITHOUT = [
  'consent/consent-form.tsx',
  'email-change/code-form.tsx',
  'login-recipient/code-step.tsx',
  'login-recipient/person-step.tsx',
  'login-recipient/phone-step.tsx',
  'login/login-form.tsx',
  'mailed-link/fact-form.tsx',
  'nps/rating-panel.tsx',
  'password-reset/new-password-form.tsx',
  'password-reset/request-form.tsx',
  'password/password-form.tsx',
  'payment/export-panel.tsx',
  'recipient-data/code-dialog.tsx',
  'recipient-data/code-form.tsx',
  'recurring-payment/change-window.tsx',
]

/** They keep it without the help of the form. */
const BY_THEMSELVES = [
  'card-payment/card-payment-form.tsx',
  'registration/registration-form.tsx',
  'tax-data/tax-data-form.tsx',
]

test('every other form keeps what is typed as a draft (rule 18.12)', () => {
  const forms = globSync('*/*.tsx', { cwd: 'web/src/features' })
    .map((file) => ({ file, text: readFileSync(`web/src/features/${file}`, 'utf8') }))
    .filter(({ file, text }) => !file.startsWith('gallery/') && /use(?:ContractForm|FormWithFailure)\(/.test(text))
  expect(forms.length).toBeGreaterThan(WITHOUT.length)
  expect(
    forms
      .filter(({ text }) => !/use(?:ContractForm|FormWithFailure)(?:<.+>)?\(\{(?:\s+\.{3}\w+,)?\s+draft,$/m.test(text))
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual([...WITHOUT, ...BY_THEMSELVES].toSorted())
})
