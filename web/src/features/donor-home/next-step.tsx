import { useTranslation } from 'react-i18next'
import type { Giving } from '#web/shared/api/wire.ts'
import { formatDate } from '#web/shared/format/date.ts'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './donor-home.module.css'
import type { GiveByCard } from './give-by-card.ts'

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
