import { useTranslation } from 'react-i18next'
import { formatDate } from '../../shared/format/date.ts'
import { keepTogether } from '../../shared/format/keep-together.ts'
import { useKnownPath } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Money } from '../../shared/ui/money.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import { Contact } from './contact.tsx'
import styles from './donor-home.module.css'
import type { Giving } from './giving-rules.ts'

/** The next charge of a recurring card payment: how much and when, and that nothing needs doing. */
export function CardGiving({ charge }: { charge: NonNullable<Giving['NextCharge']> }) {
  const { t } = useTranslation('donor-home')
  const language = useLanguage()
  return (
    <Card as="section" look="roomy">
      <Stack gap={4}>
        <h2>{t(($) => $.card.title)}</h2>
        <p>
          <span className={styles.amount}>
            <Money crowns={charge.Amount} />
          </span>{' '}
          <span className="soft">
            {t(($) => $.card.monthly, { date: keepTogether(formatDate(charge.Date, language)) })}
          </span>
        </p>
        <p className="soft small">{t(($) => $.card.nothingToDo)}</p>
      </Stack>
    </Card>
  )
}

/** For who gave once: the invitation to give every month, by its page once there is one, by asking us until then. */
export function GiveMonthly() {
  const { t } = useTranslation('donor-home')
  return (
    <Card as="section" look="roomy">
      <Stack gap={4} align="start">
        <h2>{t(($) => $.monthly.title)}</h2>
        <p>{t(($) => $.monthly.lead)}</p>
        {useKnownPath(paths.howToHelp) ? (
          <ButtonLink look="go" to={paths.howToHelp}>
            {t(($) => $.monthly.action)}
          </ButtonLink>
        ) : (
          <Contact />
        )}
      </Stack>
    </Card>
  )
}
