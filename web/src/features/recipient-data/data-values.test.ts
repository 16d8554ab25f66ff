import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { recipientDataRequestSchema } from '#web/shared/api/schemas.ts'
import { fitToSchema } from '#web/shared/forms/fit-to-schema.ts'
import { codesOfIssues } from '#web/shared/forms/form-codes.ts'
import { composeData, dataCodes } from './data-values.ts'

const schema = v.omit(recipientDataRequestSchema, ['basedOn'])

const filled = {
  patient: { firstName: 'Tomáš', lastName: 'Svoboda', birthMonth: '5', birthYear: '2020' },
  account: { prefix: '123', number: '2000137313', bankCode: '0800' },
  housingType: 'house',
  householdMembers: '4',
  informativeConsent: 'true',
  lifeStory: 'Tomášek má **šest let**.',
}

/** The request to send, or the errors, on 10 November 2026. */
function validate(values: Parameters<typeof composeData>[0]) {
  const fitted = fitToSchema(composeData(values), schema) as object
  const { issues = [], output, success } = v.safeParse(schema, fitted)
  const codes = { ...codesOfIssues(issues), ...dataCodes({ ...fitted }, Date.parse('2026-11-10T09:00Z')) }
  return success && Object.keys(codes).length === 0 ? { sent: output } : { codes }
}

describe('the request with the basic data', () => {
  test('contains all the basic data, with numbers and booleans where the contract has them', () => {
    expect(validate(filled)).toEqual({
      sent: {
        patient: { firstName: 'Tomáš', lastName: 'Svoboda', birthMonth: 5, birthYear: 2020 },
        account: { prefix: '000123', number: '2000137313', bankCode: '0800' },
        housingType: 'house',
        householdMembers: 4,
        informativeConsent: true,
        lifeStory: 'Tomášek má **šest let**.',
      },
    })
  })

  test('has no spaces in the account, and none around names', () => {
    const patient = { ...filled.patient, title: ' Bc. ', firstName: ' Tomáš ', birthYear: ' 2020\u200b' }
    const account = { prefix: ' 000 123', number: '\u202d20001 37313\u202c', bankCode: '08 00' }
    expect(validate({ ...filled, patient, account, householdMembers: ' 4\ufeff' })).toMatchObject({
      sent: {
        patient: { title: 'Bc.', firstName: 'Tomáš', birthYear: 2020 },
        account: { prefix: '000123', number: '2000137313', bankCode: '0800' },
        householdMembers: 4,
      },
    })
  })

  test.each(['000000', ' ', '0'])('has no prefix if it is „%s“', (prefix) => {
    expect(validate({ ...filled, account: { ...filled.account, prefix } })).toMatchObject({
      sent: { account: { number: '2000137313', bankCode: '0800' } },
    })
  })

  test('preserves the paragraphs of the story with uniform line ends, and is null without a story', () => {
    expect(validate({ ...filled, lifeStory: ' Doma.\r\n\r\nA venku.\n' })).toMatchObject({
      sent: { lifeStory: 'Doma.\n\nA venku.' },
    })
    const { lifeStory: _, ...untold } = filled
    expect(validate(untold)).toMatchObject({ sent: { lifeStory: '' } })
  })

  test('may have a patient born in the present month', () => {
    expect(validate({ ...filled, patient: { ...filled.patient, birthMonth: '11', birthYear: '2026' } })).toHaveProperty(
      'sent',
    )
  })
})

describe('the errors of the basic data', () => {
  test('of an empty form list every required field by its name', () => {
    expect(validate({})).toEqual({
      codes: {
        'patient.firstName': 'required',
        'patient.lastName': 'required',
        'patient.birthMonth': 'required',
        'patient.birthYear': 'required',
        'account.number': 'required',
        'account.bankCode': 'required',
        housingType: 'required',
        householdMembers: 'required',
        informativeConsent: 'required',
      },
    })
  })

  const account = (part: object) => ({ ...filled, account: { ...filled.account, ...part } })
  const patient = (part: object) => ({ ...filled, patient: { ...filled.patient, ...part } })
  test.each([
    [
      'an account number with a wrong check sum',
      account({ number: '2000137314' }),
      { 'account.number': 'bank-account-number-invalid' },
    ],
    [
      'an account number too long',
      account({ number: '20001373130' }),
      { 'account.number': 'bank-account-number-invalid' },
    ],
    [
      'a prefix with a wrong check sum',
      account({ prefix: '124' }),
      { 'account.prefix': 'bank-account-prefix-invalid' },
    ],
    ['a prefix in letters', account({ prefix: 'abc' }), { 'account.prefix': 'bank-account-prefix-invalid' }],
    ['a prefix too long', account({ prefix: '0000123' }), { 'account.prefix': 'bank-account-prefix-invalid' }],
    ['a bank code of three digits', account({ bankCode: '080' }), { 'account.bankCode': 'bank-code-invalid' }],
    ['a future month of birth', patient({ birthMonth: '12', birthYear: '2026' }), { 'patient.birthMonth': 'future' }],
    ['a future year of birth', patient({ birthYear: '2027' }), { 'patient.birthYear': 'max' }],
    ['a year of birth before 1900', patient({ birthYear: '1899' }), { 'patient.birthYear': 'min' }],
    ['a household without members', { ...filled, householdMembers: '0' }, { householdMembers: 'min' }],
    ['a household of fifty-one', { ...filled, householdMembers: '51' }, { householdMembers: 'max' }],
    ['a story of more than 5,000 characters', { ...filled, lifeStory: 'á'.repeat(5_001) }, { lifeStory: 'max' }],
  ])('%s', (_, values, codes) => {
    expect(validate(values)).toEqual({ codes })
  })
})
