import type { Payment } from '../../../../domain/state/payment.ts'
import { distributedOn } from '../../../payment/payment-calendar.rules.ts'
import type { CertificateData } from '../certificate-data.ts'
import type { PaymentOverviewData } from '../payment-overview-pdf.ts'

export const aCertificate = (given: Partial<CertificateData> = {}): CertificateData => ({
  kind: 'tax-certificate',
  angelNumber: '10000001',
  taxYear: 2025,
  amount: 6_250,
  issuedTo: {
    personKind: 'natural',
    name: 'Mgr. Růžena Šťastná',
    birthDate: '1984-06-18',
    registrationNumber: '',
    addressLines: ['Příčná 12/4', '591 01 Žďár nad Sázavou'],
  },
  issuedOn: '2026-01-19',
  ...given,
})

export const COMPANY = {
  personKind: 'legal',
  name: 'Pekárna U Mostu s.r.o.',
  birthDate: null,
  registrationNumber: '12345679',
  addressLines: ['Nábřežní 48/3', '397 01 Písek'],
} as const

/** One payment on the 20th of each month, the last one still waiting. */
export const monthly = (count: number, first = '2006-12-20'): readonly Payment[] =>
  Array.from({ length: count }, (_, month) => {
    const settledOn = Temporal.PlainDate.from(first).add({ months: month }).toString()
    return {
      paymentId: `gift_${month}`,
      amount: 500,
      type: 'card',
      variableSymbol: '10000001',
      settledOn,
      visibleFrom: settledOn,
      distributionOn: distributedOn(settledOn),
      redistributed: month < count - 1,
      shares: [],
      recurringId: null,
      reassigned: null,
    }
  })

export const anOverview = (given: Partial<PaymentOverviewData> = {}): PaymentOverviewData => ({
  lang: 'cs',
  name: 'Mgr. Růžena Šťastná',
  angelNumber: '10000001',
  from: '2006-01-01',
  to: '2026-12-31',
  today: '2026-11-10',
  payments: [],
  ...given,
})
