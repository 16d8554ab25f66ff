import type { ReactNode } from 'react'
import { useConfig } from '../config/config-context.tsx'
import { PhoneLink } from '../ui/phone-link.tsx'

/** Whom a family calls, after the words that say what about. */
export function CallUsLine({ children }: { children: ReactNode }) {
  return (
    <p className="soft">
      {children} <PhoneLink {...useConfig().phones.recipients} />
    </p>
  )
}
