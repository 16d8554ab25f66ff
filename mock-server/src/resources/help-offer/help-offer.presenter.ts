import type { components } from '#generated/provider.d.ts'
import type { HelpOffer } from '../../domain/state/help-offer.ts'

/** A way to reach who offers it is told only where there is one. */
export const presentHelpOffer = ({
  id,
  title,
  provider,
  kind,
  text,
  validUntil,
  phone,
  email,
  link,
}: HelpOffer): components['schemas']['HelpOffer'] => ({
  offerId: id,
  title,
  provider,
  kind,
  text,
  validUntil,
  ...(phone !== null && { phone }),
  ...(email !== null && { email }),
  ...(link !== null && { link }),
})
