import type { RequestVariant } from '../../shared/api/wire.ts'
import { usePortalLocation, usePortalNavigate } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { readFromTab, removeFromTab, saveInTab } from '../../shared/session/tab-storage.ts'

/** What a receipt says. It lies in the history state of its page, so that a reload shows it still and no address tells it. */
export type SentRequest = {
  receiptNumber: string
  /** Instant (ISO). */
  sentAt: string
  /** Business date; unknown where only „already sent“ was answered. */
  answerBy?: string | undefined
  email?: string | undefined
  /** It was there already: told as such, for what was changed meanwhile is not in it. */
  wasThere?: true
}

/** The receipt that this entry of the history shows. */
export function useSentRequest(): SentRequest | undefined {
  const { receipt } = (usePortalLocation().state ?? {}) as { receipt?: unknown }
  return isSent(receipt) ? receipt : undefined
}

/** Turns the page of the form into its receipt: the way back does not lead into what was sent. */
export function useShowReceipt(path: string): (sent: SentRequest) => void {
  const go = usePortalNavigate()
  return (receipt) => go(path, { replace: true, state: { receipt } })
}

const noteOf = (variant: RequestVariant) => `request-sent-${variant}`

/** Remembers in this tab that it was sent: entries before the receipt still stand in the history, and would offer an empty form. */
export function rememberSent(variant: RequestVariant, { email: _email, ...receipt }: SentRequest): void {
  saveInTab(noteOf(variant), receipt)
}

export function sentBefore(variant: RequestVariant): SentRequest | undefined {
  const receipt = readFromTab(noteOf(variant))
  return isSent(receipt) ? receipt : undefined
}

export const forgetSent = (variant: RequestVariant): void => removeFromTab(noteOf(variant))

export const pathOf = (variant: RequestVariant): string =>
  variant === 'oncological' ? paths.requestFormOncological : paths.requestFormOther

function isSent(value: unknown): value is SentRequest {
  if (typeof value !== 'object' || value === null) return false
  const { receiptNumber, sentAt } = value as Partial<SentRequest>
  return typeof receiptNumber === 'string' && typeof sentAt === 'string'
}
