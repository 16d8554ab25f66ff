import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Frequency, Giving } from '#web/shared/api/wire.ts'
import { formatDate } from '#web/shared/format/date.ts'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { EmptyState } from '#web/shared/ui/empty-state/empty-state.tsx'
import { HousePicture } from '#web/shared/ui/illustrations/house-picture.tsx'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { Trail } from '#web/shared/ui/trail/trail.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './donor-home.module.css'

export function CardGiving({ charge }: { charge: NonNullable<Giving['NextCharge']> }) {
  const { t } = useTranslation('donor-home')
  const language = useLanguage()
  return (
    <Card as="section" variant="roomy">
      <Stack gap={4} align="start">
        <h2>{t(($) => $.card.title)}</h2>
        <p>
          <span className={styles.amount}>
            <Money crowns={charge.Amount} />
          </span>{' '}
          <span className="soft">
            <SpokenText text={t(($) => $.card.monthly, { date: formatDate(charge.Date, language) })} />
          </span>
        </p>
        <p className="soft small">{t(($) => $.card.nothingToDo)}</p>
        <KnownLink className="standalone-link" to={paths.recurringPayment}>
          {t(($) => $.card.change)}
        </KnownLink>
      </Stack>
    </Card>
  )
}

type GiveMonthlyProps = { amount: number | undefined; GiveByCard: GiveByCard }

/** Invites a donor of a single gift to give the same amount every month. */
export function GiveMonthly({ amount, GiveByCard }: GiveMonthlyProps) {
  const { t } = useTranslation('donor-home')
  return (
    <Card as="section" variant="roomy">
      <Stack gap={4} align="start">
        <h2>{t(($) => $.monthly.title)}</h2>
        <p>{t(($) => $.monthly.lead)}</p>
        <Row gap={3}>
          <GiveByCard amount={amount} frequency="recurring">
            {t(($) => $.monthly.action)}
          </GiveByCard>
          <ButtonLink to={paths.howToHelp}>{t(($) => $.otherWays)}</ButtonLink>
        </Row>
      </Stack>
    </Card>
  )
}

export function NoGiftYet({ isCompany, GiveByCard }: { isCompany: boolean; GiveByCard: GiveByCard }) {
  const { t } = useTranslation('donor-home')
  const trailTitle = t(($) => $.empty[isCompany ? 'companyTrailTitle' : 'trailTitle'])
  return (
    <div className={styles.columns}>
      <Card as="section" variant="roomy">
        <EmptyState
          picture={<HousePicture />}
          title={t(($) => $.empty.title)}
          actions={
            <>
              <GiveByCard>{t(($) => $.empty.action)}</GiveByCard>
              <ButtonLink to={paths.howToHelp}>{t(($) => $.otherWays)}</ButtonLink>
            </>
          }
        >
          <Stack gap={2}>
            <p>{t(($) => $.empty.lead)}</p>
            <p className="soft small">{t(($) => $.empty.timing)}</p>
          </Stack>
        </EmptyState>
      </Card>
      <Card as="section" variant="roomy">
        <Stack gap={5}>
          <h2>{trailTitle}</h2>
          <Trail
            label={trailTitle}
            steps={[
              {
                id: 'received',
                state: 'next',
                title: t(($) => $.empty.received),
                detail: t(($) => $.empty.receivedDetail),
              },
              { id: 'waiting', state: 'next', title: t(($) => $.empty.waiting) },
              {
                id: 'handed',
                state: 'next',
                title: t(($) => $.empty.handed),
                detail: t(($) => $.empty.handedDetail),
              },
            ]}
          />
        </Stack>
      </Card>
    </div>
  )
}

/** Passed by the screen because the payment by card belongs to another feature. */
export type GiveByCard = ComponentType<{ amount?: number | undefined; frequency?: Frequency; children?: ReactNode }>
