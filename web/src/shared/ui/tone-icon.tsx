import { CircleAlert, CircleCheck, CircleHelp, Info, TriangleAlert } from 'lucide-react'

/** The kind of a message: decides its colour and its icon, so that it never depends on colour alone. */
export type Tone = 'info' | 'ok' | 'warn' | 'error'

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, error: CircleAlert, question: CircleHelp }

export function ToneIcon({ tone, className }: { tone: Tone | 'question'; className?: string | undefined }) {
  const Icon = icons[tone]
  return <Icon aria-hidden="true" className={className} />
}
