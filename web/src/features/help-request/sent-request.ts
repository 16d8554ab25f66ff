import type { RequestVariant } from '#web/shared/api/wire.ts'
import { usePortalLocation, usePortalNavigate } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { readFromTab, removeFromTab, saveInTab } from '#web/shared/session/tab-storage.ts'

/** Stored in the history state of its page: a reload still shows it and the address does not contain it. */
export type SentRequest = {
  receiptNumber: string
  /** Instant (ISO). */
  sentAt: string
  /** Business date; unknown if the provider only answered „already sent“. */
  answerBy?: string | undefined
  email?: string | undefined
  /** The request had already been sent: it does not contain later changes. */
  wasThere?: true
}

/** The receipt in this entry of the history. */
export function useSentRequest(): SentRequest | undefined {
  const { receipt } = (usePortalLocation().state ?? {}) as { receipt?: unknown }
  return isSent(receipt) ? receipt : undefined
}

/** Replaces the page of the form with its receipt: Back does not lead to the sent form. */
export function useShowReceipt(path: string): (sent: SentRequest) => void {
  const go = usePortalNavigate()
  return (receipt) => go(path, { replace: true, state: { receipt } })
}

const noteOf = (variant: RequestVariant) => `request-sent-${variant}`

/** Earlier entries of the tab's history would otherwise offer an empty form. */
export function rememberSent(variant: RequestVariant, { email: _email, ...receipt }: SentRequest): void {
  saveInTab(noteOf(variant), receipt)
}

export function sentBefore(variant: RequestVariant): SentRequest | undefined {
  const receipt = readFromTab(noteOf(variant))
  return isSent(receipt) ? receipt : undefined
}

export const forgetSent = (variant: RequestVariant): void => removeFromTab(noteOf(variant))

export const requestPath = (variant: RequestVariant): string =>
  variant === 'oncological' ? paths.requestFormOncological : paths.requestFormOther

function isSent(value: unknown): value is SentRequest {
  if (typeof value !== 'object' || value === null) return false
  const { receiptNumber, sentAt } = value as Partial<SentRequest>
  return typeof receiptNumber === 'string' && typeof sentAt === 'string'
}
