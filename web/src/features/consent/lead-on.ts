/**
 * Noted in the history entry before the consent is sent: the answer opens the whole account, to which this page is closed, and
 * by then the page has to know that it is being left, not refused. A reload still thanks by it.
 */
export const leadingOn = { consentSent: true } as const

/** Whether this entry of the tab's history is where the consent was given. */
export function leadsOn(state: unknown): boolean {
  return (state as Partial<typeof leadingOn> | null)?.consentSent === true
}
