/** An injected fault. `when` says on which side of the commit: either nothing happened, or it happened and the client does not know. */
export type Fault = FaultAim & FaultKind

export interface FaultAim {
  readonly id: string
  /** `*` means all operations. */
  readonly operationId: string
  readonly when: 'before' | 'after'
  /** Login of the only person that it meets; undefined: everybody. */
  readonly person?: string
  /** The only phone or mailbox that a fault of messages meets. */
  readonly recipient?: string
  /** Values that a call has in its path, its query or its body. */
  readonly where?: Readonly<Record<string, string>>
  /** How many calls that it could meet pass first. */
  readonly skip?: number
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
  /** The answer leaves with these changes (RFC 6902); always after the commit. */
  | { readonly kind: 'patch'; readonly patch: readonly PatchStep[] }

export interface PatchStep {
  readonly op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test'
  readonly path: string
  readonly from?: string
  readonly value?: unknown
}

/** Faults of the inbox: `late` by `ms` of the world's clock, delivered twice, or never. */
export type MessageFault = FaultAim &
  ({ readonly kind: 'message-late'; readonly ms: number } | { readonly kind: 'message-doubled' | 'message-lost' })

export type AnyFault = Fault | MessageFault

/**
 * A fault that waits for its calls; `left`: the number of remaining calls, undefined: every call until it is removed; `toSkip`: the number
 * of those that still pass first.
 */
export type ArmedFault = { readonly fault: AnyFault; readonly left?: number; readonly toSkip?: number }
