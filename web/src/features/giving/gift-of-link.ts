import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/client.ts'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { openLink } from '../../shared/api/open-link.ts'
import type { OpenedLink } from '../../shared/api/wire.ts'
import { MAX_CROWNS } from './gift-amount.ts'

/** What a payment link fills in: whole crowns, and the symbol, null where it leaves that to the giver. */
export type GiftOfLink = Pick<Extract<OpenedLink, { kind: 'payment' }>, 'amount' | 'variableSymbol'>

/** As the contract limits it; anything else is no link of ours and is not asked about. */
const KEY = /^[A-Za-z0-9_-]{1,64}$/

const refusals = new Set(['link-not-found', 'link-revoked'])

/** The gift of a link; none where the link opens nothing, which is an answer too. Any other failure is one. */
export function giftOfLinkQuery(api: Api, linkKey: string) {
  return queryOptions({
    queryKey: ['gift-of-link', linkKey],
    queryFn: async (): Promise<{ gift: GiftOfLink | undefined }> => {
      if (!KEY.test(linkKey)) return { gift: undefined }
      try {
        return { gift: giftOf(await openLink(api, linkKey)) }
      } catch (failure) {
        if (failure instanceof ApiFailure && refusals.has(failure.error)) return { gift: undefined }
        throw failure
      }
    },
    // What somebody has changed on the page since stays as it is.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** A campaign is opened elsewhere, and more than a payment code carries is left to the giver. */
function giftOf(link: OpenedLink): GiftOfLink | undefined {
  return link.kind === 'payment' && link.amount <= MAX_CROWNS ? link : undefined
}
