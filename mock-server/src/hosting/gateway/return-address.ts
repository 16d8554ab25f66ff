import type { CardPayment } from '../../domain/state/card-payment.ts'
import type { SiteRules } from '../../kernel/cross-site.ts'

/**
 * The origin that the person came from and goes back to: the portal's own; or the one that `?portal=` names, when it is one
 * of those that may call; or undefined, which is the gateway's own. A stranger's is never followed (rule 2.15).
 */
export function returnOrigin({ portalOrigin, isKnownOrigin }: SiteRules, query: unknown): string | undefined {
  if (portalOrigin !== undefined) return portalOrigin
  const { portal: named } = query as { readonly portal?: unknown }
  return typeof named === 'string' && isKnownOrigin(named) ? named : undefined
}

/** The page that says what became of the payment; what it says is the provider's knowledge, whatever this address tells. */
export function returnAddress({ returnKey, status }: CardPayment, origin = ''): string {
  return `${origin}${status === 'approved' ? '/platba-probehla' : '/platba-neprobehla'}?platba=${returnKey}`
}
