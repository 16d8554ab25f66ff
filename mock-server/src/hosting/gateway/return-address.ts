import type { CardPayment } from '../../domain/state/card-payment.ts'
import type { SiteRules } from '../../kernel/http/cross-site.ts'

/**
 * The origin to which the payer returns: the portal's own; or the one in `?portal=`, if it is allowed; or undefined, which is the
 * gateway's own. An unlisted origin is never followed (rule 2.15).
 */
export function returnOrigin({ portalOrigin, isKnownOrigin }: SiteRules, query: unknown): string | undefined {
  if (portalOrigin !== undefined) return portalOrigin
  const { portal: named } = query as { readonly portal?: unknown }
  return typeof named === 'string' && isKnownOrigin(named) ? named : undefined
}

/** The page with the result of the payment; the page reads the result from the provider, not from this address. */
export function returnAddress({ returnKey, status }: CardPayment, origin = ''): string {
  return `${origin}${status === 'approved' ? '/platba-probehla' : '/platba-neprobehla'}?platba=${returnKey}`
}
