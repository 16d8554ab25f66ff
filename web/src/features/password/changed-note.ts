import { keepInTab, readFromTab, removeFromTab } from '../../shared/session/tab-storage.ts'

const NAME = 'password-changed'

/** Left for the page that begins anew with the new token: when this person's password was changed. */
export function noteChanged(personId: string, changedAt: string): void {
  keepInTab(NAME, { of: personId, changedAt })
}

export function readChanged(personId: string): string | undefined {
  const note = readFromTab(NAME) as { of?: unknown; changedAt?: unknown } | undefined
  return note?.of === personId && typeof note.changedAt === 'string' ? note.changedAt : undefined
}

export function dropChanged(): void {
  removeFromTab(NAME)
}
