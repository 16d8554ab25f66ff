import type { ExplorerSession } from './exchange.ts'
import { PASSWORD } from './people.ts'

export type KnownPayment = { readonly accessKey: string; attempt: string; recurringId: string | null }
export type KnownRequest = { key: string; readonly variant: 'oncological' | 'other'; receiptNumber: string | null }

/** What the people of the walk know from their answers and mailboxes. */
export class Memory {
  readonly sessions = new Map<string, ExplorerSession>()
  /** Tokens that their people gave up or lost, newest first. */
  readonly former: ExplorerSession[] = []
  readonly passwords = new Map<string, string>()
  /** The transaction of each family's last code. */
  readonly transactions = new Map<string, string>()
  readonly payments: KnownPayment[] = []
  /** Keys of tabs that opened a link to a recurring payment. */
  readonly recurring: string[] = []
  readonly requests: KnownRequest[] = []
  readonly emailChanges = new Map<string, string>()
  /** The records that pages opened last, by the save and its person. */
  readonly opened = new Map<string, object>()
  readonly adminLinks: string[] = []
  /** The keys in the addresses of those links. */
  readonly linkKeys: string[] = []
  /** Personal numbers from letters. */
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

/** Returns item n modulo the length of the list, so that any drawn number selects one. */
export const pick = <Item>(items: readonly Item[], n: number): Item | undefined => items[n % items.length]
