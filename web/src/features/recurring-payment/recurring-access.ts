/** How this page may change a payment. */
export type RecurringAccess = {
  /** The id for its signed-in donor, or the key of the tab that opened its link. */
  accessKey: string
  /** A raised amount takes effect at once; otherwise the payer confirms it by e-mail (rule 7.6). */
  isOwner: boolean
}
