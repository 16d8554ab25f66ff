import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { companyRegistrationSchema, personRegistrationSchema } from '#web/shared/api/schemas.ts'
import { fitToSchema } from '#web/shared/forms/fit-to-schema.ts'
import { codesOfIssues } from '#web/shared/forms/form-codes.ts'
import { composeRegistration, crossFieldCodes } from './registration-values.ts'

const common = {
  email: ' nova.jana@example.com\u200b ',
  password: ' modrá 7 ',
  passwordAgain: ' modrá 7 ',
  consentPersonalData: 'on',
  consentTerms: 'on',
  newsletter: 'false',
}
const person = { kind: 'person', firstName: ' Jana ', lastName: 'Nováková', ...common }
const company = { kind: 'company', companyName: 'Pekárna', registrationNumber: '000 06\u200e 947', ...common }

/** The request to send, or the errors, as validated by the form of the page. */
function validate(given: Parameters<typeof composeRegistration>[0]) {
  const schema = given.kind === 'company' ? companyRegistrationSchema : personRegistrationSchema
  const values = fitToSchema(composeRegistration(given), schema)
  const { issues = [], output, success } = v.safeParse(schema, values)
  const codes = { ...codesOfIssues(issues), ...crossFieldCodes(values as object) }
  return success && Object.keys(codes).length === 0 ? { sent: output } : { codes }
}

describe('the registration request', () => {
  test('of a person has names without outer spaces, the password as typed, and no confirmation', () => {
    expect(validate(person)).toEqual({
      sent: {
        kind: 'person',
        firstName: 'Jana',
        lastName: 'Nováková',
        email: 'nova.jana@example.com',
        password: ' modrá 7 ',
        consentPersonalData: true,
        consentTerms: true,
        newsletter: false,
      },
    })
  })

  test('of a company has an IČO without spaces, and no values typed for a person before', () => {
    const { sent } = validate({ ...company, firstName: 'Jana' })
    expect(sent).toMatchObject({ kind: 'company', companyName: 'Pekárna', registrationNumber: '00006947' })
    expect(sent).not.toHaveProperty('firstName')
  })

  test.each(['', ' '])('of a company without an IČO omits it (rule 6.17): „%s“', (registrationNumber) => {
    const { sent } = validate({ ...company, registrationNumber })
    expect(sent).toMatchObject({ kind: 'company', companyName: 'Pekárna' })
    expect(sent).not.toHaveProperty('registrationNumber')
  })

  test.each([
    ['a suggested amount', { choice: '300', frequency: 'recurring', method: 'card' }, 300],
    ['a typed amount', { choice: 'own', amount: '1\u00a0250', frequency: 'recurring', method: 'qr' }, 1250],
    [
      'the suggested amount, whatever was typed in the other field',
      { choice: '200', amount: '7', method: 'card' },
      200,
    ],
    ['twenty crowns by transfer', { choice: 'own', amount: '20', method: 'transfer' }, 20],
  ])('with %s', (_, fields, amount) => {
    const contribution = { frequency: 'one-off', ...fields }
    const { sent } = validate({ ...person, contribution })
    expect(sent).toHaveProperty('contribution', {
      amount,
      frequency: contribution.frequency,
      method: contribution.method,
    })
  })

  test('has no contribution if the donor decides later', () => {
    const { sent } = validate({ ...person, contribution: { choice: 'later', frequency: 'recurring', method: 'card' } })
    expect(sent).not.toHaveProperty('contribution')
  })
})

describe('the errors of a registration', () => {
  const own = (amount: string, method = 'card') => ({
    ...person,
    contribution: { choice: 'own', amount, frequency: 'recurring', method },
  })
  test.each([
    ['a name of spaces', { ...person, lastName: ' ' }, { lastName: 'required' }],
    ['a name of 101 letters', { ...person, lastName: 'a'.repeat(101) }, { lastName: 'max' }],
    ['an e-mail without a domain', { ...person, email: 'jana@' }, { email: 'email-invalid' }],
    ['a password of five characters', { ...person, password: 'modrá', passwordAgain: 'modrá' }, { password: 'min' }],
    ['two different passwords', { ...person, passwordAgain: 'modrá7' }, { passwordAgain: 'passwords-differ' }],
    [
      'missing consents',
      { ...person, consentPersonalData: 'false', consentTerms: 'false' },
      { consentPersonalData: 'required', consentTerms: 'required' },
    ],
    [
      'a wrong check digit',
      { ...company, registrationNumber: '00006948' },
      { registrationNumber: 'registration-number-invalid' },
    ],
    ['a company without a name', { ...company, companyName: '' }, { companyName: 'required' }],
    ['20 Kč by card', own('20'), { 'contribution.amount': 'min-by-card' }],
    ['an amount of zero', own('0', 'transfer'), { 'contribution.amount': 'min' }],
    ['half a crown over one by card', own('1,5'), { 'contribution.amount': 'not-a-whole-number' }],
    ['an amount in words', own('hodně'), { 'contribution.amount': 'not-a-whole-number' }],
    ['what can be read in two ways', own('25.000'), { 'contribution.amount': 'not-a-whole-number' }],
  ])('%s', (_, given, codes) => {
    expect(validate(given)).toEqual({ codes })
  })

  test('21 Kč by card is enough', () => {
    expect(validate(own('21'))).toHaveProperty('sent.contribution.amount', 21)
  })

  test('the choice of an own amount requires the amount', () => {
    const { codes } = validate({ ...person, contribution: { choice: 'own', frequency: 'recurring', method: 'card' } })
    expect(codes).toEqual({ 'contribution.amount': 'required' })
  })
})
