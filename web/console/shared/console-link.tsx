import type { MouseEvent, ReactNode } from 'react'
import { goTo } from './use-address.ts'

/** Follows a click by `go`; one with a modifier key, which opens a new tab or window, is left to the browser. */
export function followClick(event: MouseEvent, go: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  go()
}

type ConsoleLinkProps = {
  tab: string
  search: Readonly<Record<string, string>>
  className?: string | undefined
  children: ReactNode
}

/** Another part of the console, with values in its address. */
export function ConsoleLink({ tab, search, className, children }: ConsoleLinkProps) {
  const address = new URL(window.location.href)
  for (const [name, value] of Object.entries(search)) address.searchParams.set(name, value)
  address.hash = tab
  return (
    <a href={address.href} className={className} onClick={(event) => followClick(event, () => goTo(address))}>
      {children}
    </a>
  )
}
