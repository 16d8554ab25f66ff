import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { getPaymentDetails } from '#web/features/giving/giving-queries.ts'
import { DEFAULT, interaction, ok, visitor } from './interaction.ts'
import { sharedRefusals } from './refusals.ts'

const { regex, string } = MatchersV3

describe('getPaymentDetails', () => {
  const read = visitor.get('read where to send a gift', '/paymentDetails', getPaymentDetails)

  interaction(
    read,
    DEFAULT,
    ok({
      payee: string('Nadace Dobrý anděl'),
      account: { number: regex('^[0-9]{2,10}$', '1000000005'), bankCode: regex('^[0-9]{4}$', '9999') },
      iban: regex('^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$', 'CZ8799990000001000000005'),
      bic: regex('^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$', 'TESTCZPP'),
      bankName: string('Zkušební banka'),
      message: string('Dar Dobrých andělů'),
      anonymousNumber: regex('^[0-9]{4,10}$', '11111111'),
    }),
  )
  sharedRefusals(read)
})
