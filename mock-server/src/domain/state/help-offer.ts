import type { Day } from '../time/instant.ts'

/** An offer of help to supported families (rule 10.13). `expiresOn` is the last day, null without an end. */
export type HelpOffer = {
  readonly id: string
  readonly title: string
  readonly provider: string
  readonly kind: 'stay' | 'service' | 'thing' | 'advice' | 'event'
  /** Markdown, in Czech. */
  readonly text: string
  readonly expiresOn: Day | null
  readonly phone: string | null
  readonly email: string | null
  readonly link: string | null
}
