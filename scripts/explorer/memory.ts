import type { Session } from './exchange.ts'
import { PASSWORD } from './people.ts'

export type KnownPayment = { readonly paymentId: string; attempt: string; recurringId: string | null }
export type KnownRequest = { key: string; readonly variant: 'oncological' | 'other'; receiptNumber: string | null }

/** What the people of the walk know from what they were answered and what lies in their mailboxes. */
export class Memory {
  readonly sessions = new Map<string, Session>()
  /** Tokens that their people gave up or lost, newest first. */
  readonly former: Session[] = []
  readonly passwords = new Map<string, string>()
  /** The last code's transaction of each family. */
  readonly transactions = new Map<string, string>()
  readonly payments: KnownPayment[] = []
  /** Keys of tabs that opened a link to a recurring payment. */
  readonly recurring: string[] = []
  readonly requests: KnownRequest[] = []
  readonly emailChanges = new Map<string, string>()
  readonly adminLinks: string[] = []
  /** What the addresses of those links carry. */
  readonly linkKeys: string[] = []
  /** Personal numbers that came by letter. */
  readonly newFamilies: string[] = []
  #keys = 0

  /** One for each intent of a person. */
  nextKey(): string {
    this.#keys += 1
    return `intent-${String(this.#keys).padStart(6, '0')}`
  }

  passwordOf(who: string): string {
    return this.passwords.get(who) ?? PASSWORD
  }

  lose(who: string): void {
    const session = this.sessions.get(who)
    if (!session) return
    this.sessions.delete(who)
    this.former.unshift(session)
  }
}

/** The n-th of a list, counted around, so that any number drawn means one of them. */
export const pick = <Item>(items: readonly Item[], n: number): Item | undefined => items[n % items.length]
