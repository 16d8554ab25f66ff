import { useTranslation } from 'react-i18next'
import type { PaidSomehow } from '#web/shared/api/wire.ts'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { DescriptionList } from '#web/shared/ui/description-list/description-list.tsx'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'
import { IdentityNumber } from '#web/shared/ui/spoken/identity-number.tsx'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { STEPS } from './answers.ts'
import styles from './missing-payment.module.css'
import type { Guide } from './use-guide.ts'

type CheckedAnswersProps = {
  paid: PaidSomehow
  /** Undefined once the answers can no longer change. */
  guide?: Guide
}

/** The checked answers, each with a link to change it (GOV.UK check answers). */
export function CheckedAnswers({ paid, guide }: CheckedAnswersProps) {
  const { t } = useTranslation('missing-payment')
  const rows = {
    zpusob: { term: t(($) => $.field.type), value: t(($) => $.type[paid.type].label) },
    den: { term: t(($) => $.field.paidOn), value: <DateText value={paid.paidOn} /> },
    castka: { term: t(($) => $.field.amount), value: <Money crowns={paid.amount} /> },
    symbol: {
      term: t(($) => $.field.variableSymbol),
      value: paid.variableSymbol === '' ? t(($) => $.noSymbol) : <IdentityNumber number={paid.variableSymbol} />,
    },
  }
  return (
    <Card as="section" variant="flat">
      <Stack gap={2}>
        <h2 className={styles.answersTitle}>{t(($) => $.lookedFor)}</h2>
        <DescriptionList
          rows={STEPS.map((id) => ({
            id,
            ...rows[id],
            action: guide && (
              <Link to={guide.pathOf(id)} className={styles.change}>
                {t(($) => $.change)} <span className="visually-hidden">{rows[id].term}</span>
              </Link>
            ),
          }))}
        />
      </Stack>
    </Card>
  )
}
