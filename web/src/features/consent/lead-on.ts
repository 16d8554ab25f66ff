/** Saved in the history entry before the consent is sent: the answer closes this page, and the donor is not refused. */
export const leadingOn = { consentSent: true } as const

export function leadsOn(state: unknown): boolean {
  return (state as Partial<typeof leadingOn> | null)?.consentSent === true
}
