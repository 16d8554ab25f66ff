import { createContext, type ReactNode, use } from 'react'
import { Link, type LinkProps } from './navigation.tsx'

const KnownPaths = createContext<ReadonlySet<string>>(new Set())

/** The paths that have a screen in this version of the portal. */
export function KnownPathsProvider({ paths, children }: { paths: ReadonlySet<string>; children: ReactNode }) {
  return <KnownPaths value={paths}>{children}</KnownPaths>
}

/** Whether a path of the specification has its screen already: links and menu entries appear with their route. */
export function useKnownPath(path: string): boolean {
  return useKnownPaths().has(path)
}

export function useKnownPaths(): ReadonlySet<string> {
  return use(KnownPaths)
}

type KnownLinkProps = LinkProps & {
  /** What stands in place of the link while the route does not exist; nothing unless said otherwise. */
  fallback?: ReactNode
}

/** A link that is there only once its route is. */
export function KnownLink({ to, fallback = null, ...rest }: KnownLinkProps) {
  return useKnownPath(to) ? <Link to={to} {...rest} /> : fallback
}
