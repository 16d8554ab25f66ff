/**
 * The path of a link into the portal: here it opens in the message's own world, whatever the
 * portal's address.
 */
export function pathOf(link: string): string {
  const { pathname, search, hash } = new URL(link)
  return `${pathname}${search}${hash}`
}
