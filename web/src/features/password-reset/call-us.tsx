import type { ReactNode } from 'react'
import { useConfig } from '../../shared/config/config-context.tsx'

/** Whom to call, placed after the text that says when. */
export function CallUs({ children }: { children: ReactNode }) {
  const { phones } = useConfig()
  return (
    <p className="soft small">
      {children}{' '}
      <a className="num" href={phones.donors.href}>
        {phones.donors.text}
      </a>
    </p>
  )
}
