import type { RecordedStep } from '../queries.ts'

/** Path of the portal's page that was last seen or opened. */
export function lastPageOf(steps: readonly RecordedStep[]): string {
  const at = steps.findLast((step) => step.kind === 'go' || (step.kind === 'see' && step.role === 'address'))
  if (at?.kind === 'go') return at.path
  return at?.kind === 'see' ? at.text : '/'
}
