import type { components } from '#generated/provider.d.ts'
import type { HelpOffer } from '../../domain/state/help-offer.ts'
import type { Handler } from '../../kernel/handler.ts'
import { recipientOf } from '../shared/person-of-token.ts'
import { hasHelpEnded, openOffers } from './help-offers.rules.ts'

export const getHelpOffers: Handler<'getHelpOffers'> = {
  run(world, { caller }, { now }) {
    if (hasHelpEnded(recipientOf(world, caller)))
      return {
        answer: { error_code: 409, error: 'help-ended' },
        changes: [],
        rule: 'rule 10.15 Recipient menu',
      }
    const offers = openOffers(world.helpOffers, now).map(presentHelpOffer)
    return {
      answer: { error_code: 200, response: { offers } },
      changes: [],
      rule: 'rule 10.13 Help offers',
    }
  },
}

/** A contact of the offer is present only if there is one. */
const presentHelpOffer = ({
  id,
  title,
  provider,
  kind,
  text,
  expiresOn,
  phone,
  email,
  link,
}: HelpOffer): components['schemas']['HelpOffer'] => ({
  offerId: id,
  title,
  provider,
  kind,
  text,
  expiresOn,
  ...(phone !== null && { phone }),
  ...(email !== null && { email }),
  ...(link !== null && { link }),
})
