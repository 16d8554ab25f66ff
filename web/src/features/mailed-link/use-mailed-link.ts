import { useCallback, useEffect, useState } from 'react'
import * as v from 'valibot'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { Api } from '#web/shared/api/client.ts'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { linkExchangeRequestSchema } from '#web/shared/api/schemas.ts'
import type { LinkExchanged, LinkExchangeRequest } from '#web/shared/api/wire.ts'
import type { LinkEnd } from '#web/shared/navigation/tab-key.ts'
import { readFromTab, removeFromTab, saveInTab } from '#web/shared/session/tab-storage.ts'
import { whileMounted } from '#web/shared/while-mounted.ts'
import { openMailedLink } from './mailed-link-queries.ts'

export type MailedLinkName = Pick<LinkExchangeRequest, 'kind' | 'linkKey'>

/** `fact`: opened before, or unknown. `isExpired`: the key of the tab expired while the page was open. */
export type OpenedLink =
  | { state: 'opening' }
  | { state: 'open'; accessKey: string }
  | { state: 'fact'; isExpired: boolean }
  | { state: 'ended'; why: LinkEnd }
  | { state: 'failed'; failure: ApiFailure }

const opening: OpenedLink = { state: 'opening' }
const ends: Readonly<Record<string, LinkEnd>> = { 'link-expired': 'expired', 'link-used': 'used' }

/** Null for a wrong fact and for temporary failures. */
export function endOfLink(failure: ApiFailure): OpenedLink | null {
  const why = ends[failure.error]
  return why ? { state: 'ended', why } : null
}

/** Opens a link once: with this tab's key, or by exchanging the mailed one (rule 13.3). */
export function useMailedLink(link: MailedLinkName) {
  const api = useApi()
  const { kind, linkKey } = link
  const [opened, setOpened] = useState<OpenedLink>(() => fromTab(link))
  const isOpening = opened.state === 'opening'

  useEffect(() => {
    if (!isOpening) return
    return whileMounted(exchangeWithoutFact(api, { kind, linkKey }), setOpened)
  }, [api, kind, linkKey, isOpening])

  const lose = useCallback(() => {
    removeFromTab(nameOf({ kind, linkKey }))
    setOpened({ state: 'fact', isExpired: true })
  }, [kind, linkKey])

  return {
    opened,
    retry: () => setOpened(opening),
    accept: ({ accessKey }: LinkExchanged) => {
      saveInTab(nameOf(link), accessKey)
      setOpened({ state: 'open', accessKey })
    },
    end: setOpened,
    lose,
  }
}

const nameOf = ({ kind, linkKey }: MailedLinkName): string => `link-${kind}-${linkKey}`

function fromTab(link: MailedLinkName): OpenedLink {
  const accessKey = readFromTab(nameOf(link))
  return typeof accessKey === 'string' ? { state: 'open', accessKey } : opening
}

async function exchangeWithoutFact(api: Api, body: MailedLinkName): Promise<OpenedLink> {
  const isLink: boolean = v.is(linkExchangeRequestSchema, body)
  if (!isLink) return { state: 'ended', why: 'malformed' }
  try {
    const { accessKey } = await openMailedLink(api, body)
    saveInTab(nameOf(body), accessKey)
    return { state: 'open', accessKey }
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    if (failure.error === 'link-fact-required') return { state: 'fact', isExpired: false }
    return endOfLink(failure) ?? { state: 'failed', failure }
  }
}
