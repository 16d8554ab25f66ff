import type { RenewalRequest } from '../domain/state/renewal.ts'
import { RENEWAL_FORM } from '../resources/renewal/renewal-form.rules.ts'

/** Complete requests, as a family sends them after uploading its files. */
export const FINANCIAL = {
  kind: 'financial',
  householdMembers: 4,
  incomes: {
    wages: 24_000,
    business: 0,
    sickness: 0,
    pension: 0,
    parental: 0,
    'care-allowance': 4_400,
    benefits: 0,
    alimony: 0,
    other: 0,
  },
  expenses: { housing: 11_000, energy: 0, food: 9_000, treatment: 0, travel: 2_600, school: 0, loans: 0, other: 0 },
  treatment: { status: 202, endsOn: '2027-03-31' },
  contributionUse: 'Cesty do nemocnice a léky.',
  message: 'Děkujeme za každý dojezd do Motola.',
  note: 'Od ledna budu na částečný úvazek.',
  declarations: { isTrue: true, willReport: true, agreesToProcessing: true },
  handedOtherwise: [],
} as const satisfies RenewalRequest

export const GENERIC = {
  kind: 'generic',
  formId: RENEWAL_FORM.formId,
  answers: {
    'household-members': 3,
    'contact-phone': '602000204',
    'family-changed': true,
    'family-change': 'Přestěhovali jsme se blíž k nemocnici.',
    'financial-situation': { incomes: FINANCIAL.incomes, expenses: FINANCIAL.expenses },
    'treatment-status': { chosen: [{ id: '202' }] },
    'treatment-ends-on': '2027-03-31',
    'treatment-place': 'Motol, Praha',
    'treatment-distance': 32.5,
    'contribution-areas': { chosen: [{ id: 'medicine' }, { id: 'other', text: 'Plavání' }] },
    'contribution-costs': {
      rows: { medicine: ['Léky a\u00a0doplatky', '1 800'], own: ['Plavání', '600'] },
    },
    'contribution-use': 'Kuba zase plave.',
    'declaration-true': true,
    'declaration-report': true,
    'declaration-processing': true,
  },
  handedOtherwise: ['income-confirmation'],
} as const satisfies RenewalRequest
