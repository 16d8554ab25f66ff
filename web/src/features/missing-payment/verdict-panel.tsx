import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useApi } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { missingPaymentReportSchema } from '#web/shared/api/schemas.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type {
  MissingPaymentCheck,
  MissingPaymentReport,
  MissingPaymentReported,
  PaidSomehow,
} from '#web/shared/api/wire.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { formatDate } from '#web/shared/format/date.ts'
import { formatMoney } from '#web/shared/format/money.ts'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { messagesOf, validationKey } from '#web/shared/forms/validation-text.ts'
import { paths } from '#web/shared/paths.ts'
import type { AccountKind } from '#web/shared/session/account-kind.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Chip } from '#web/shared/ui/chip/chip.tsx'
import { TextAreaField } from '#web/shared/ui/fields/text-area-field.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import { draftNameOf } from './answers.ts'
import { reportMissingPayment } from './missing-payment-queries.ts'
import type { Guide } from './use-guide.ts'

const schema = v.pick(missingPaymentReportSchema, ['note'])

type ReportFormProps = {
  paid: PaidSomehow
  kind: AccountKind
  onReported: (reported: MissingPaymentReported) => void
  /** The payment arrived, or is not overdue: the check runs again. */
  onNotOverdue: () => void
}

/** Reports once despite repeated clicks (rule 18.10); the note survives every failure. */
function ReportForm({ paid, kind, onReported, onNotOverdue }: ReportFormProps) {
  const { t } = useTranslation('missing-payment')
  const { t: ui } = useTranslation('ui')
  const api = useApi()
  const { saveAsync } = useSave({
    mutationFn: (body: MissingPaymentReport, { idempotencyKey }) => reportMissingPayment(api, body, idempotencyKey),
  })
  const draft = useDraft(draftNameOf('dopis'), { storage: 'tab' })

  const { failure, ...form } = useFormWithFailure({
    draft,
    schema,
    onSubmit: async ({ note }) => {
      const reported = await saveAsync({ ...paid, ...(note !== undefined && { note }) })
      draft.remove()
      onReported(reported)
    },
    onFailure: (cause) => {
      const isStale = cause instanceof ApiFailure && ['payment-not-overdue', 'day-in-future'].includes(cause.error)
      if (isStale) onNotOverdue()
      return isStale
    },
  })

  return (
    <form {...form.formProps}>
      <Stack gap={4}>
        <TextAreaField
          name="note"
          label={t(($) => $.report.note)}
          hint={t(($) => $.report.hint[kind])}
          optional
          rows={4}
          errors={messagesOf(form.codes, (code) => ui(($) => $[validationKey(code)]))}
        />
        {failure !== undefined && <FailureBanner ns="missing-payment" phone="donors" failure={failure} />}
        <div>
          <Button type="submit" variant="primary" busy={form.sending}>
            {t(($) => $.report.send)}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

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
