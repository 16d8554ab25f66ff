import { routes } from './routes.ts'

/** Paths that have a screen, for links and menu entries that appear with their route. */
export const knownPaths: ReadonlySet<string> = new Set(routes.map(({ path }) => path))
