import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { useSession } from '#web/shared/session/session-context.tsx'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { type GiftOfLink, giftOfLinkQuery } from './gift-of-link.ts'
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
