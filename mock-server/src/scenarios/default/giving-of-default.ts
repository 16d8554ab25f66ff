import { card, type GivingOf, gift, standingOrder } from '../people/build-giving.ts'

/** The gifts of the people of `default`; 10000004 gave nothing yet. */
export const givingOfDefault: readonly GivingOf[] = [
  {
    angelNumber: '10000001',
    gifts: [gift('transfer', 1_000, '2026-11-06')],
    cards: [
      card({
        recurringId: 'rec_jana_2024',
        angelNumber: '10000001',
        amount: 500,
        firstOn: '2024-03-15',
        email: 'jana@example.com',
        cardholder: 'JANA NOVAKOVA',
      }),
    ],
    reassigned: {
      '2026-08-20': {
        on: '2026-09-03',
        reason: { cs: 'Rodina má pomoc na čas přerušenou.', en: 'Help to the family is paused for a time.' },
        from: 'p-2000005',
      },
    },
  },
  {
    angelNumber: '10000002',
    gifts: [gift('transfer', 5_000, '2023-09-04'), ...standingOrder(5_000, 29, '2023-10', '2026-10')],
  },
  {
    angelNumber: '10000003',
    gifts: [gift('transfer', 300, '2025-01-13'), ...standingOrder(300, 15, '2025-02', '2026-10')],
  },
  { angelNumber: '10000005', gifts: [gift('card', 200, '2019-04-05'), gift('card', 200, '2026-10-20')] },
  {
    angelNumber: '10000006',
    cards: [
      card({
        recurringId: 'rec_hlas_2025',
        angelNumber: '10000006',
        amount: 250,
        firstOn: '2025-01-20',
        email: 'hlas@example.com',
        cardholder: 'LUCIE KUCEROVA',
      }),
    ],
  },
  { angelNumber: '10000007', gifts: [gift('mobile', 400, '2025-02-03'), gift('mobile', 400, '2026-10-07')] },
  { angelNumber: '10000008', gifts: [gift('transfer', 600, '2025-05-05'), gift('transfer', 600, '2026-10-05')] },
  {
    angelNumber: '10000009',
    gifts: [
      gift('transfer', 1_500, '2026-06-03'),
      gift('transfer', 1_000, '2026-08-12'),
      gift('transfer', 2_000, '2026-11-03'),
    ],
    reassigned: {
      '2026-08-12': {
        on: '2026-09-03',
        reason: { cs: 'Rodina už pomoc nepotřebuje.', en: 'The family needs no more help.' },
        from: 'p-2000006',
      },
    },
  },
  { angelNumber: '10000010', gifts: [gift('sms', 90, '2022-02-01'), gift('sms', 90, '2026-09-18')] },
]
