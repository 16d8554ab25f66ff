import { NO_AMOUNT } from './registration-values.ts'

/** The answers that determine which other fields the form shows. */
export type Choices = {
  kind: 'person' | 'company'
  /** A suggested amount, `own` or `later`. */
  amount: string
  /** How the contribution is sent. */
  method: string
}

export const firstChoices: Choices = { kind: 'person', amount: NO_AMOUNT, method: 'card' }

export function readChoices(form: HTMLFormElement): Choices {
  const data = new FormData(form)
  const chosen = (name: string, first: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : first
  }
  return {
    kind: data.get('kind') === 'company' ? 'company' : 'person',
    amount: chosen('contribution.choice', firstChoices.amount),
    method: chosen('contribution.method', firstChoices.method),
  }
}
