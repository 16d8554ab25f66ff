import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { enterAddress, forgetSession, openPortal } from '../api/portal-window.ts'
import { worldTotalsQuery } from '../api/world-queries.ts'
import { followClick } from './console-link.tsx'
import { setWindowRefused } from './refused-window.tsx'

export type PortalLinkProps = {
  world: string
  to: string
  className?: string | undefined
  /** Whether it ends the session in the portal's window first. */
  isSignedOut?: boolean
  onOpen?: () => void
  children: ReactNode
}

/** A page of the portal in a world, in the portal's own window; copied elsewhere, the link enters the world by itself. */
export function PortalLink({ world, to, className, isSignedOut = false, onOpen, children }: PortalLinkProps) {
  const client = useQueryClient()

  async function open() {
    const isOpen = await openPortal(async () => {
      if (isSignedOut) forgetSession()
      return { world, path: to }
    }).catch(() => false)
    setWindowRefused(!isOpen)
    await client.invalidateQueries({ queryKey: worldTotalsQuery.queryKey })
  }

  return (
    <a
      href={enterAddress(world, to)}
      target="_blank"
      className={className}
      rel="noopener"
      onClick={(event) => {
        onOpen?.()
        followClick(event, () => void open())
      }}
    >
      {children}
    </a>
  )
}
