/** The outcome of a call: whether it ran, and how it ended. */
export type CallOutcome = { status: number; error_code?: unknown; error?: unknown }

/**
 * One way in which the other provider's answer has another meaning than the mock's. `path` is a path in the body:
 * `response.photos[2].isPrimary`, empty for the body. `allowed` is the closed list of the contract that a value violates. The values of
 * instants are milliseconds from the clock of the side that answered, those of days the days.
 */
export type TwinDifference =
  | { kind: 'state'; side: 'mock' | 'provider'; state: string; why: string; action: 'setup' | 'teardown' }
  | { kind: 'silence'; why: string; isLate?: boolean }
  | { kind: 'redirect'; why: string }
  | { kind: 'outcome'; parts: ('status' | 'error_code' | 'error')[]; mock: CallOutcome; provider: CallOutcome }
  | { kind: 'media-type'; mock: string; provider: string }
  | { kind: 'content'; mock: string; provider: string }
  | { kind: 'header'; name: string; mock: string | undefined; provider: string | undefined }
  | { kind: 'missing'; path: string }
  | { kind: 'extra'; path: string }
  | { kind: 'type'; path: string; mock: unknown; provider: unknown }
  | { kind: 'value'; path: string; mock: unknown; provider: unknown; closed: boolean; allowed?: readonly unknown[] }
  | { kind: 'form'; path: string; mock: string; provider: string }
  | { kind: 'length'; path: string; mock: number; provider: number }
  | { kind: 'order'; path: string }
  | { kind: 'identity'; path: string; before: string }
  | { kind: 'moment'; path: string; mock: number; provider: number }
  | { kind: 'day'; path: string; days: number }
  | { kind: 'end'; side: 'mock' | 'provider'; why: string }

/** The place of a difference: the path without numbers of items, or the part outside the body that it is about. */
export function differencePlace(difference: TwinDifference): string {
  switch (difference.kind) {
    case 'outcome':
      return difference.parts.join(' ')
    case 'header':
      return difference.name
    case 'state':
      return difference.state
    default:
      return 'path' in difference ? difference.path.replaceAll(/\[\d+\]/g, '[]') : ''
  }
}
