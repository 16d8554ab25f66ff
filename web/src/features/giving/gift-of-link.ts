import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/shared/api/client.ts'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { openLink } from '#web/shared/api/open-link.ts'
import type { OpenedLink } from '#web/shared/api/wire.ts'
import { MAX_CROWNS } from './gift-amount.ts'

/** The values of a payment link: whole crowns, and the symbol, null if the donor chooses it. */
export type GiftOfLink = Pick<Extract<OpenedLink, { kind: 'payment' }>, 'amount' | 'variableSymbol'>

/** The limit of the contract; any other text is no valid link and is not requested. */
const KEY = /^[A-Za-z0-9_-]{1,64}$/

const refusals = new Set(['link-not-found', 'link-revoked'])

/** Undefined if the link opens nothing. Any other failure is thrown. */
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
    // Values that the donor has changed on the page since then stay.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** A campaign has a page of its own; an amount too high for a payment code is left to the donor. */
function giftOf(link: OpenedLink): GiftOfLink | undefined {
  return link.kind === 'payment' && link.amount <= MAX_CROWNS ? link : undefined
}
