import { Check, Circle, CircleAlert, PencilLine, Send } from 'lucide-react'
import type { PartState } from './part-state.ts'

const ICONS = { start: Circle, begun: PencilLine, done: Check, mend: CircleAlert, check: Send } as const

/** The same as the words of the state, for the eye. */
export function PartIcon({ state }: { state: PartState | 'check' }) {
  const Icon = ICONS[state]
  return <Icon />
}
