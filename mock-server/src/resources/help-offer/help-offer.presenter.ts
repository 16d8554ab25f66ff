import type { components } from '#generated/provider.d.ts'
import type { HelpOffer } from '../../domain/state/help-offer.ts'

/** A contact of the offer is present only if there is one. */
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
