import { useTranslation } from 'react-i18next'
import type { MissingPaymentCheck, PaidSomehow } from '../../shared/api/wire.ts'
import { formatDate } from '../../shared/format/date.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { paths } from '../../shared/paths.ts'
import type { AccountKind } from '../../shared/session/account-kind.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { NoticeHeading } from '../../shared/ui/notice-heading.tsx'
import { SpokenText } from '../../shared/ui/spoken-text.tsx'
import { Row, Stack } from '../../shared/ui/stack.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import { ReportForm } from './report-form.tsx'
import type { Guide } from './use-guide.ts'

const tones = {
  shown: 'ok',
  'on-its-way': 'ok',
  'too-early': 'wait',
  'other-symbol': 'bad',
  overdue: 'bad',
} as const

type VerdictPanelProps = {
  check: MissingPaymentCheck
  paid: PaidSomehow
  guide: Guide
  kind: AccountKind
  onCheckAgain: () => void
}

/** A report to the foundation only if the payment should have arrived. */
export function VerdictPanel({ check, paid, guide, kind, onCheckAgain }: VerdictPanelProps) {
  const { t } = useTranslation('missing-payment')
  const language = useLanguage()
  const { verdict, shownBy, payment } = check
  const date = (day: string) => formatDate(day, language)
  const facts = {
    amount: formatMoney(payment?.amount ?? paid.amount, language),
    settled: date(payment?.settledOn ?? paid.paidOn),
    shownBy: date(shownBy),
  }
  const mayReport = verdict === 'overdue' || verdict === 'other-symbol'
  return (
    <Card as="section" variant="roomy">
      <Stack gap={4}>
        <div>
          <Chip tone={tones[verdict]}>{t(($) => $.verdict[verdict].chip)}</Chip>
        </div>
        <NoticeHeading takesFocus={guide.hasMoved}>{t(($) => $.verdict[verdict].title)}</NoticeHeading>
        <p>
          <SpokenText text={t(($) => $.verdict[verdict].lead, facts)} />
        </p>
        {verdict !== 'shown' && (
          <p className="soft">
            <SpokenText text={t(($) => $.rule[paid.type === 'card' ? 'card' : 'other'], facts)} />
          </p>
        )}
        <p>
          <SpokenText text={t(($) => $.verdict[verdict].next, facts)} />
        </p>
        {mayReport ? (
          <ReportForm paid={paid} kind={kind} onReported={guide.close} onNotOverdue={onCheckAgain} />
        ) : (
          <Row gap={3}>
            <ButtonLink to={paths.payments} variant="primary">
              {t(($) => $.toPayments)}
            </ButtonLink>
            <Button variant="link" onClick={guide.restart}>
              {t(($) => $.another)}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  )
}
