import * as v from 'valibot'
import { expect, test } from 'vitest'
import { recipientContactsRequestSchema } from '#web/shared/api/schemas.ts'
import { fitToSchema } from '#web/shared/forms/fit-to-schema.ts'
import { codesOfIssues } from '#web/shared/forms/form-codes.ts'
import { composeContacts } from './contact-values.ts'

const schema = v.omit(recipientContactsRequestSchema, ['basedOn'])

const filled = {
  caringPerson: { firstName: 'Petra', lastName: 'Svobodová' },
  address: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
}

function validate(values: Parameters<typeof composeContacts>[0]) {
  const fitted = fitToSchema(composeContacts(values), schema)
  const { issues = [], output, success } = v.safeParse(schema, fitted)
  return success ? { sent: output } : { codes: codesOfIssues(issues) }
}

test('an empty phone and e-mail are omitted, which removes them', () => {
  expect(validate(filled)).toEqual({ sent: filled })
})

test('texts are trimmed, and a phone gets the format of the field', () => {
  const address = { ...filled.address, city: ' Třebíč ', postalCode: ' 67401 ' }
  expect(validate({ ...filled, address, phone: '602 000 201', email: ' svobodovi@example.com\u2060' })).toEqual({
    sent: { ...filled, phone: '+420602000201', email: 'svobodovi@example.com' },
  })
})

test('the extension of a phone is cut at 250 characters', () => {
  expect(validate({ ...filled, phone: `602 000 201 linka ${'1'.repeat(300)}` })).toEqual({
    sent: { ...filled, phone: `+420602000201;ext=${'1'.repeat(250)}` },
  })
})

test('the carer and the complete address are required', () => {
  expect(validate({})).toEqual({
    codes: {
      'caringPerson.firstName': 'required',
      'caringPerson.lastName': 'required',
      'address.street': 'required',
      'address.houseNumber': 'required',
      'address.city': 'required',
      'address.postalCode': 'required',
    },
  })
})

test.each([
  ['a phone too short', { ...filled, phone: '602 000' }, { phone: 'phone-too-short' }],
  ['an e-mail without a domain', { ...filled, email: 'svobodovi@' }, { email: 'email-invalid' }],
  [
    'a postal code too short',
    { ...filled, address: { ...filled.address, postalCode: '6740' } },
    { 'address.postalCode': 'postal-code-invalid' },
  ],
])('contacts with %s are refused', (_, values, codes) => {
  expect(validate(values)).toEqual({ codes })
})
