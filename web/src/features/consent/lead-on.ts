/**
 * Saved in the history entry before the consent is sent. The answer opens the full account, for
 * which this page is closed; the flag shows that the donor leaves the page and is not refused.
 * After a reload the page still thanks by it.
 */
export const leadingOn = { consentSent: true } as const

/** Whether the consent was given in this entry of the tab's history. */
export function leadsOn(state: unknown): boolean {
  return (state as Partial<typeof leadingOn> | null)?.consentSent === true
}
