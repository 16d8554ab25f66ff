import { Fragment, type ReactNode, useEffect } from 'react'
import { useSessionEpoch } from '../shared/session/session-context.tsx'
import { dismissAlerts } from '../shared/ui/alerts/alerts.ts'
import type { SignedInParts } from './signed-in-parts.ts'

type PersonScopeProps = { parts: SignedInParts | undefined; children: ReactNode }

/**
 * Resets the tree below for the next user: state, alerts, pending responses and the query cache
 * (rule 18.3).
 */
export function PersonScope({ parts, children }: PersonScopeProps) {
  const Scope = parts?.QueryScope ?? Fragment
  return (
    <Person key={useSessionEpoch()}>
      <Scope>{children}</Scope>
    </Person>
  )
}

function Person({ children }: { children: ReactNode }) {
  useEffect(() => dismissAlerts, [])
  return children
}
