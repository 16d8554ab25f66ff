/** What can go wrong on purpose. `when` says on which side of the commit: nothing happened, or it happened and the client does not know. */
export type Fault = FaultAim & FaultKind

export interface FaultAim {
  readonly id: string
  /** `*` aims at all. */
  readonly operationId: string
  readonly when: 'before' | 'after'
  /** How many calls it meets; undefined: every one until it is deleted. */
  readonly times?: number
  /** Of the world's seeded generator, 0 to 1; undefined: every call. */
  readonly probability?: number
}

export type FaultKind =
  /** The head of the answer, then a reset: a browser does not resend what has begun to answer. */
  | { readonly kind: 'reset' }
  /** Closed without a byte; meets the browser's silent resend of the same call too. */
  | { readonly kind: 'refuse' }
  /** Silence for `ms`, then a reset. */
  | { readonly kind: 'stall'; readonly ms: number }
  /** The connection ends at N % of the answer; on an upload, `before` ends it at N % of the request. */
  | { readonly kind: 'cut'; readonly atPercent: number }
  /** Status 200 and a body that is not JSON. */
  | { readonly kind: 'garbage' }
  /** A proxy's page with status 502. */
  | { readonly kind: 'html' }
  /** The answer comes `ms` later. */
  | { readonly kind: 'latency'; readonly ms: number }
  | { readonly kind: 'error_code'; readonly errorCode: number; readonly error: string }

/** Faults of the inbox: `late` by `ms` of the world's clock, delivered twice, or never. */
export type MessageFault = FaultAim &
  ({ readonly kind: 'message-late'; readonly ms: number } | { readonly kind: 'message-doubled' | 'message-lost' })

export type AnyFault = Fault | MessageFault

/** A fault that waits for its calls; `left`: how many it will still meet, undefined: every one until it is removed. */
export type ArmedFault = { readonly fault: AnyFault; readonly left?: number }
