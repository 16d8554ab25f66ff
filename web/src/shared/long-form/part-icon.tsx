import { Check, Circle, CircleAlert, PencilLine, Send } from 'lucide-react'
import type { PartState } from './part-state.ts'

const ICONS = { start: Circle, begun: PencilLine, done: Check, mend: CircleAlert, check: Send } as const

/** Icon of the state, next to its text. */
export function PartIcon({ state }: { state: PartState | 'check' }) {
  const Icon = ICONS[state]
  return <Icon />
}
