import { MailedLink } from '../features/mailed-link/mailed-link.tsx'
import type { LinkGateProps } from '../shared/navigation/tab-key.ts'

/** The link with which the gateway returns a payer. */
export function PaymentLinkGate(props: LinkGateProps) {
  return <MailedLink {...props} kind="card-payment" level={1} />
}
