import { NO_AMOUNT } from './registration-values.ts'

/** The answers that determine which other fields the form shows. */
export type Choices = {
  kind: 'person' | 'company'
  /** A suggested amount, `own` or `later`. */
  amount: string
}

export const firstChoices: Choices = { kind: 'person', amount: NO_AMOUNT }

export function readChoices(form: HTMLFormElement): Choices {
  const data = new FormData(form)
  const amount = data.get('contribution.choice')
  return {
    kind: data.get('kind') === 'company' ? 'company' : 'person',
    amount: typeof amount === 'string' ? amount : NO_AMOUNT,
  }
}
