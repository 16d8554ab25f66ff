import { createContext, type ReactNode, use } from 'react'
import { Link, type LinkProps } from './navigation.tsx'

type PathSet = Pick<ReadonlySet<string>, 'has'>

const KnownPaths = createContext<PathSet>(new Set())

/** The paths that have a screen and are open to the session. */
export function KnownPathsProvider({ paths, children }: { paths: PathSet; children: ReactNode }) {
  return <KnownPaths value={paths}>{children}</KnownPaths>
}

/** Whether the session may open a path and the path has a screen; the fragment is ignored. */
export function useKnownPath(path: string): boolean {
  return useKnownPaths().has(path.replace(/#.*/, ''))
}

export function useKnownPaths(): PathSet {
  return use(KnownPaths)
}

type KnownLinkProps = LinkProps & {
  /** Shown instead of the link if the session may not open the path. */
  fallback?: ReactNode
}

/** A link that appears only if the session may open its path. */
export function KnownLink({ to, fallback = null, ...rest }: KnownLinkProps) {
  return useKnownPath(to) ? <Link to={to} {...rest} /> : fallback
}
