/** An injected fault. `when` says on which side of the commit: either nothing happened, or it happened and the client does not know. */
export type Fault = FaultAim & FaultKind

export interface FaultAim {
  readonly id: string
  /** `*` means all operations. */
  readonly operationId: string
  readonly when: 'before' | 'after'
  /** How many calls it applies to; undefined: every call until it is deleted. */
  readonly times?: number
  /** Drawn from the world's seeded generator, 0 to 1; undefined: every call. */
  readonly probability?: number
}

export type FaultKind =
  /** The head of the response, then a reset: a browser does not resend once a response has started. */
  | { readonly kind: 'reset' }
  /** Closed without a byte; applies to the browser's silent resend of the same call too. */
  | { readonly kind: 'refuse' }
  /** No data for `ms`, then a reset. */
  | { readonly kind: 'stall'; readonly ms: number }
  /** The connection ends at N % of the response; on an upload, `before` ends it at N % of the request. */
  | { readonly kind: 'cut'; readonly atPercent: number }
  /** Status 200 and a body that is not JSON. */
  | { readonly kind: 'garbage' }
  /** A proxy's page with status 502. */
  | { readonly kind: 'html' }
  /** The response is delayed by `ms`. */
  | { readonly kind: 'latency'; readonly ms: number }
  | { readonly kind: 'error_code'; readonly errorCode: number; readonly error?: string }

/** Faults of the inbox: `late` by `ms` of the world's clock, delivered twice, or never. */
export type MessageFault = FaultAim &
  ({ readonly kind: 'message-late'; readonly ms: number } | { readonly kind: 'message-doubled' | 'message-lost' })

export type AnyFault = Fault | MessageFault

/** A fault that waits for its calls; `left`: the number of remaining calls, undefined: every call until it is removed. */
export type ArmedFault = { readonly fault: AnyFault; readonly left?: number }
