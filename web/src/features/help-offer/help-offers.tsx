import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useClockValue } from '#web/shared/api/use-clock-value.ts'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import type { HelpOffers as Offers } from '#web/shared/api/wire.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { pragueDay } from '#web/shared/format/prague-day.ts'
import { Card } from '#web/shared/ui/card/card.tsx'
import { EmptyState } from '#web/shared/ui/empty-state/empty-state.tsx'
import { HandsPicture } from '#web/shared/ui/illustrations/hands-picture.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { CallUs, PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { helpOffersQuery } from './help-offer-queries.ts'
import { OfferCard } from './offer-card.tsx'
import { offersByEnd } from './offer-rules.ts'

/** Rule 10.13. The menu omits the page once help has ended; the address still works. */
export function HelpOffers({ hasEnded }: { hasEnded: boolean }) {
  const { t } = useTranslation('help-offer')
  const { data, failure, retry } = useLoaded(helpOffersQuery(useApi()))
  const isOver = !data && (hasEnded || failure?.error === 'help-ended')
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h1>{t(($) => $.title)}</h1>
        {!isOver && <p className="soft">{t(($) => $.lead)}</p>}
      </Stack>
      {isOver && <HelpEnded />}
      {data && <OfferList offers={data.offers} />}
      {!data &&
        !isOver &&
        (failure ? (
          <FailureBanner
            ns="help-offer"
            failure={failure}
            part={t(($) => $.loadFailed)}
            onRetry={failure.isPassing ? retry : undefined}
          />
        ) : (
          <OffersWaiting />
        ))}
      {!isOver && (data ?? failure) && (
        <CallUs line="recipients" className="soft">
          {t(($) => $.callUs)}
        </CallUs>
      )}
    </Stack>
  )
}

function OfferList({ offers }: Offers) {
  const { t } = useTranslation('help-offer')
  const today = useClockValue(pragueDay)
  const open = offersByEnd(offers, today)
  if (open.length === 0) {
    return (
      <Card as="section" variant="roomy">
        <EmptyState picture={<HandsPicture />} title={t(($) => $.empty.title)}>
          <p>{t(($) => $.empty.lead)}</p>
        </EmptyState>
      </Card>
    )
  }
  return open.map((offer) => <OfferCard key={offer.offerId} offer={offer} today={today} />)
}

function OffersWaiting() {
  return (
    <Card>
      <Skeleton shape="titled" lines={5} />
    </Card>
  )
}

/** A family that is no longer helped has no offers; the page names the contacts. */
function HelpEnded() {
  const { t } = useTranslation('help-offer')
  const { recipients } = useConfig().phones
  return (
    <Card as="section" variant="roomy">
      <EmptyState picture={<HandsPicture />} title={t(($) => $.ended.title)}>
        <p>{t(($) => $.ended.lead)}</p>
        <p>
          {t(($) => $.ended.call)} <PhoneLink {...recipients} />
        </p>
      </EmptyState>
    </Card>
  )
}
