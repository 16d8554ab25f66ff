import type { FinancialRenewal } from '#web/shared/api/wire.ts'
import type cs from './locales/cs.json'

/** In the order of the page; all lines of the contract. */
export const INCOMES = Object.keys({
  wages: true,
  business: true,
  sickness: true,
  pension: true,
  parental: true,
  'care-allowance': true,
  benefits: true,
  alimony: true,
  other: true,
} satisfies Record<keyof FinancialRenewal['incomes'], true>) as readonly (keyof FinancialRenewal['incomes'])[]

export const EXPENSES = Object.keys({
  housing: true,
  energy: true,
  food: true,
  treatment: true,
  travel: true,
  school: true,
  loans: true,
  other: true,
} satisfies Record<keyof FinancialRenewal['expenses'], true>) as readonly (keyof FinancialRenewal['expenses'])[]

/** The longest option first: it applies to most families. */
export const TREATMENTS = [203, 202, 204, 201] as const satisfies readonly FinancialRenewal['treatment']['status'][]

export type TreatmentText = keyof typeof cs.form.treatment.status

/** Ids of the items, each defined only here. */
export const ITEM = {
  members: 'household-members',
  money: 'financial-situation',
  treatment: 'treatment',
  endedOn: 'treatment-ended-on',
  endsOn: 'treatment-ends-on',
  use: 'contribution-use',
  message: 'message-to-angels',
  note: 'note-to-foundation',
  isTrue: 'declaration-true',
  willReport: 'declaration-report',
  agreesToProcessing: 'declaration-processing',
} as const

export const treatmentOption = (status: number): string => `treatment-${status}`
