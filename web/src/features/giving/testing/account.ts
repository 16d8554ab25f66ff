import type { PaymentDetails } from '#web/shared/api/wire.ts'

/** An invented account with valid check digits. */
export const account: PaymentDetails = {
  payee: 'Nadace Dobrý anděl',
  account: { number: '1000000005', bankCode: '9999' },
  iban: 'CZ8799990000001000000005',
  bic: 'TESTCZPP',
  bankName: 'Zkušební banka',
  message: 'Dar Dobrých andělů',
  anonymousNumber: '11111111',
}
