import { type RouteEntry, routes } from './routes.ts'

/** With or without a trailing slash; no route has a parameter that could match another route. */
export function routeOf(pathname: string): RouteEntry | undefined {
  const segments = segmentsOf(pathname)
  return routes.find(({ path }) => {
    const pattern = segmentsOf(path)
    return (
      pattern.length === segments.length &&
      pattern.every((part, index) => part.startsWith(':') || part === segments[index])
    )
  })
}

function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean)
}
