import type { FirstContribution } from '../api/wire.ts'
import type { SignedIn } from './session.ts'
import { readFromTab, saveInTab } from './tab-storage.ts'

/** A registration of a Good Angel in this tab: the angel number, and the planned contribution. */
export type FreshRegistration = { angelNumber: string; contribution?: FirstContribution }

const NAME = 'fresh-registration'

export function noteFreshRegistration(fresh: FreshRegistration): void {
  saveInTab(NAME, fresh)
}

export function readFreshRegistration(): FreshRegistration | undefined {
  const note = readFromTab(NAME) as Partial<FreshRegistration> | undefined
  if (typeof note?.angelNumber !== 'string' || !/^[0-9]{4,10}$/.test(note.angelNumber)) return undefined
  const { angelNumber, contribution } = note
  return isContribution(contribution) ? { angelNumber, contribution } : { angelNumber }
}

/** Whether this user registered in this tab. */
export function freshlyRegistered({ personalNumber }: Pick<SignedIn, 'personalNumber'>): boolean {
  return readFreshRegistration()?.angelNumber === personalNumber
}

function isContribution(value: unknown): value is FirstContribution {
  if (typeof value !== 'object' || value === null) return false
  const { amount, frequency, method } = value as Partial<FirstContribution>
  return (
    Number.isInteger(amount) &&
    (frequency === 'recurring' || frequency === 'one-off') &&
    (method === 'card' || method === 'transfer' || method === 'qr')
  )
}
