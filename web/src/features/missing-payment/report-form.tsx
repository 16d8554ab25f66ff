import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { missingPaymentReportSchema } from '../../shared/api/schemas.ts'
import { useSave } from '../../shared/api/use-save.ts'
import type { MissingPaymentReport, MissingPaymentReported, PaidSomehow } from '../../shared/api/wire.ts'
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import { messagesOf, validationKey } from '../../shared/forms/validation-text.ts'
import type { AccountKind } from '../../shared/session/account-kind.ts'
import { Button } from '../../shared/ui/button.tsx'
import { TextAreaField } from '../../shared/ui/fields/text-area-field.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { draftNameOf } from './answers.ts'
import { reportMissingPayment } from './missing-payment-queries.ts'

const schema = v.pick(missingPaymentReportSchema, ['note'])

type ReportFormProps = {
  paid: PaidSomehow
  kind: AccountKind
  onReported: (reported: MissingPaymentReported) => void
  /** The payment arrived, or is not overdue: the check runs again. */
  onNotOverdue: () => void
}

/** Reports once despite repeated clicks (rule 18.10); the note survives every failure. */
export function ReportForm({ paid, kind, onReported, onNotOverdue }: ReportFormProps) {
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
