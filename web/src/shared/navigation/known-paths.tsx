import { createContext, type ReactNode, use } from 'react'
import { Link, type LinkProps } from './navigation.tsx'

const KnownPaths = createContext<ReadonlySet<string>>(new Set())

/** The paths that have a screen and are open to the session. */
export function KnownPathsProvider({ paths, children }: { paths: ReadonlySet<string>; children: ReactNode }) {
  return <KnownPaths value={paths}>{children}</KnownPaths>
}

/** Whether a path has a screen that the session may open; an anchor in it does not matter. */
export function useKnownPath(path: string): boolean {
  return useKnownPaths().has(path.replace(/#.*/, ''))
}

export function useKnownPaths(): ReadonlySet<string> {
  return use(KnownPaths)
}

type KnownLinkProps = LinkProps & {
  /** Shown instead of the link when the path is not open to the session; nothing unless given. */
  fallback?: ReactNode
}

/** A link that appears only if the session may open its path. */
export function KnownLink({ to, fallback = null, ...rest }: KnownLinkProps) {
  return useKnownPath(to) ? <Link to={to} {...rest} /> : fallback
}
