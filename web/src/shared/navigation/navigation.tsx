import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use, useEffect } from 'react'

/** The current location: the address in parts, and the state of its history entry. */
export type PortalLocation = { pathname: string; search: string; hash: string; state: unknown }

export type GoOptions = { replace?: boolean; state?: unknown }

export type Navigation = {
  place: PortalLocation
  /** Goes to a path of the portal. */
  go: (to: string, options?: GoOptions) => void
}

const NavigationContext = createContext<Navigation | undefined>(undefined)

/** By the router or, on prerendered pages, by the browser itself: those pages load without a router. */
export function NavigationProvider({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}

export function usePortalLocation(): PortalLocation {
  return useNavigation().place
}

export function usePortalNavigate(): Navigation['go'] {
  return useNavigation().go
}

function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('Navigation outside NavigationProvider')
  return navigation
}

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & GoOptions & { to: string }

/** A link within the portal; modifier keys open it in a new tab or window. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const go = usePortalNavigate()
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target && rest.target !== '_self')) return
    event.preventDefault()
    go(to, { ...(replace && { replace }), ...(state !== undefined && { state }) })
  }
  return <a {...rest} href={to} onClick={follow} />
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** Redirects to another path and replaces the history entry, so that the back button does not return here. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const go = usePortalNavigate()
  useEffect(() => {
    go(to, { replace: true, ...(state !== undefined && { state }) })
  }, [go, to, state])
  return null
}
