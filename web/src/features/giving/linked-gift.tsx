import { queryOptions } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { Api } from '#web/shared/api/client.ts'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { openLink } from '#web/shared/api/open-link.ts'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import type { OpenedLink } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { useSession } from '#web/shared/session/session-context.tsx'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { MAX_CROWNS } from './gift-amount.ts'
import styles from './giving.module.css'

type LinkedGiftProps = {
  linkKey: string
  /** The page, with the values of the link and the notice about it. */
  renderPage: (gift: GiftOfLink | undefined, notice: ReactNode) => ReactNode
}

export function LinkedGift({ linkKey, renderPage }: LinkedGiftProps) {
  const { t } = useTranslation('giving')
  const { data, failure, retry } = useLoaded(giftOfLinkQuery(useApi(), linkKey))
  const { isLoggedIn } = useSession()
  const [goesOn, setGoesOn] = useState(false)
  // A visitor who continued may have changed values: a later answer does not overwrite them.
  if (goesOn) return renderPage(undefined, null)
  if (data?.gift) {
    return renderPage(
      data.gift,
      <Banner tone="info" title={t(($) => $.link.good)}>
        {t(($) => $.link.goodLead)}
      </Banner>,
    )
  }
  if (data) {
    return renderPage(
      undefined,
      <Banner tone="warn" role="status" title={t(($) => $.link.refused)}>
        {t(($) => $.link.refusedLead)}
      </Banner>,
    )
  }
  return (
    <Stack gap={5} className={isLoggedIn ? styles.page : styles.visitor}>
      <h1>{t(($) => $.title)}</h1>
      {failure ? (
        <FailureBanner
          ns="giving"
          section="link"
          failure={failure}
          title={t(($) => $.link.failed)}
          onRetry={retry}
          actions={
            <Button variant="link" onClick={() => setGoesOn(true)}>
              {t(($) => $.link.goOn)}
            </Button>
          }
        />
      ) : (
        <Card variant="roomy">
          <Skeleton shape="titled" lines={6} />
        </Card>
      )}
    </Stack>
  )
}

/** The values of a payment link: whole crowns, and the symbol, null if the donor chooses it. */
export type GiftOfLink = Pick<Extract<OpenedLink, { kind: 'payment' }>, 'amount' | 'variableSymbol'>

/** The limit of the contract; any other text is no valid link and is not requested. */
const KEY = /^[A-Za-z0-9_-]{1,64}$/

const refusals = new Set(['link-not-found', 'link-revoked'])

/** Undefined if the link opens nothing. Any other failure is thrown. */
function giftOfLinkQuery(api: Api, linkKey: string) {
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
