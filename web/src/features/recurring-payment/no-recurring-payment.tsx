import { useTranslation } from 'react-i18next'
import { paths, recurringPaymentAnchor } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import styles from './recurring-payment.module.css'

/** For a donor whose address leads to the recurring payment, but who has none. */
export function NoRecurringPayment() {
  const { t } = useTranslation('recurring-payment')
  return (
    <Card as="section" variant="flat" aria-label={t(($) => $.title)}>
      <Stack gap={3} align="start">
        <h2 id={recurringPaymentAnchor} tabIndex={-1} className={styles.title}>
          {t(($) => $.title)}
        </h2>
        <p>{t(($) => $.none.lead)}</p>
        <ButtonLink to={paths.howToHelp}>{t(($) => $.none.action)}</ButtonLink>
      </Stack>
    </Card>
  )
}
