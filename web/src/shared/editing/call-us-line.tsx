import type { ReactNode } from 'react'
import { useConfig } from '../config/config-context.tsx'
import { PhoneLink } from '../ui/phone-link.tsx'

/** The phone number for families, after the given text. */
export function CallUsLine({ children }: { children: ReactNode }) {
  return (
    <p className="soft">
      {children} <PhoneLink {...useConfig().phones.recipients} />
    </p>
  )
}
