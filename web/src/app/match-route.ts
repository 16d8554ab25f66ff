import type { RouteEntry } from './route-entry.ts'

/** With or without a trailing slash; no route has a parameter that could match another route. */
export function matchRoute(routes: readonly RouteEntry[], pathname: string): RouteEntry | undefined {
  const segments = segmentsOf(pathname)
  return routes.find(({ path }) => {
    const pattern = segmentsOf(path)
    return (
      pattern.length === segments.length &&
      pattern.every((part, index) => part.startsWith(':') || part === segments[index])
    )
  })
}

/** The address as the route writes it: menus mark the page by it. A path with a parameter stays as it is. */
export function canonicalPath(route: RouteEntry | undefined, pathname: string): string {
  return route === undefined || route.path.includes(':') ? pathname : route.path
}

function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean)
}
