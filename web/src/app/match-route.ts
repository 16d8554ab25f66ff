import { type RouteEntry, routes } from './routes.ts'

/** The route of a path, with a slash at its end or without; none of them has a parameter that could be taken for another. */
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
