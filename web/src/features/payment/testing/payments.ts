import type { Payment, Payments } from '#web/shared/api/wire.ts'

/** An invented payment: received and distributed by default. */
export function payment(traits: Partial<Payment> = {}): Payment {
  return {
    paymentId: 'pay_1',
    amount: 500,
    type: 'transfer',
    variableSymbol: '10000001',
    settledOn: '2026-10-06',
    distributionOn: '2026-11-02',
    contributionMonth: '2026-11',
    state: 'sent',
    shares: [{ familyId: 'fam-k7p2', recipientName: 'Tomáš', amount: 500 }],
    familiesShownFrom: null,
    reassigned: null,
    recurringId: null,
    ...traits,
  }
}

export const waiting = (traits: Partial<Payment> = {}) =>
  payment({
    paymentId: 'pay_waiting',
    amount: 1_000,
    settledOn: '2026-11-06',
    distributionOn: '2026-12-01',
    contributionMonth: '2026-12',
    state: 'pending',
    shares: [],
    ...traits,
  })

/** Two years of a donor with every possible state of a payment. */
export const twoYears: Payments = {
  payments: [
    waiting(),
    payment({
      paymentId: 'pay_shared',
      type: 'card',
      settledOn: '2026-10-20',
      shares: [
        { familyId: 'fam-k7p2', recipientName: 'Tomáš', amount: 300 },
        { familyId: 'fam-x9d4', recipientName: 'Žofie', amount: 200 },
      ],
      recurringId: 'rec_1',
    }),
    payment({
      paymentId: 'pay_moved',
      amount: 1_500,
      type: 'mobile',
      settledOn: '2026-08-12',
      distributionOn: '2026-09-01',
      contributionMonth: '2026-09',
      state: 'reassigned',
      reassigned: { on: '2026-09-03', reason: 'Rodina už pomoc nepotřebuje.' },
      shares: [{ familyId: 'fam-x9d4', recipientName: 'Žofie', amount: 1_500 }],
    }),
    payment({
      paymentId: 'pay_december',
      amount: 90,
      type: 'sms',
      settledOn: '2025-12-16',
      distributionOn: '2026-01-02',
      contributionMonth: '2026-01',
      shares: [{ familyId: 'fam-k7p2', recipientName: 'Tomáš', amount: 90 }],
    }),
  ],
  planned: [{ recurringId: 'rec_1', amount: 500, date: '2026-11-20', distributionOn: '2026-12-01' }],
}
