import { composeIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import { expect, test } from 'vitest'
import { checkBankAccountNumber, checkBankCode } from '#rules/formats/bank-account.ts'
import { checkIban } from '#rules/formats/iban.ts'
import { defaultScenario } from '../../scenarios/default/default-scenario.ts'
import { call } from '../../testing/call-handler.ts'

type Details = { account: { number: string; bankCode: string }; iban: string; bic: string; payee: string }

const detailsFor = async (as?: string) => {
  const { answer } = await call('getPaymentDetails', defaultScenario.state, as === undefined ? {} : { as })
  return (answer as { response: Details }).response
}

test('every caller gets the same account, signed in or not', async () => {
  const details = await detailsFor()
  expect(details).toEqual({
    payee: 'Nadace Dobrý anděl',
    account: { number: '1000000005', bankCode: '9999' },
    iban: 'CZ8799990000001000000005',
    bic: 'TESTCZPP',
    bankName: 'Zkušební banka',
    message: 'Dar Dobrých andělů',
    anonymousNumber: '11111111',
  })
  expect(await detailsFor('p-10000001')).toEqual(details)
})

test('the account passes its check digits (rule 14.8), and its bank code is not a bank of the Czech Republic', async () => {
  const { account } = await detailsFor()
  expect(checkBankAccountNumber(account.number)).toBe(true)
  expect(checkBankCode(account.bankCode)).toBe(true)
  expect(account.bankCode).toBe('9999')
})

test('the IBAN matches the account, as an independent library computes it', async () => {
  const { account, iban, bic } = await detailsFor()
  const bban = `${account.bankCode}000000${account.number.padStart(10, '0')}`
  expect(composeIBAN({ countryCode: 'CZ', bban })).toBe(iban)
  expect([isValidIBAN(iban), checkIban(iban), isValidBIC(bic)]).toEqual([true, true, true])
})

test('the payee fits the 70 characters of the EPC code', async () =>
  expect((await detailsFor()).payee.length).toBeLessThanOrEqual(70))
