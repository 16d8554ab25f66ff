import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { tidyOneTimeCode } from '#rules/formats/one-time-code.ts'
import { useApi, useServerClock } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { codeConfirmationSchema } from '#web/shared/api/schemas.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { formatPhone } from '#web/shared/format/phone.ts'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { CodeField } from '#web/shared/ui/fields/code-field.tsx'
import { ContractForm, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { CountdownText } from '#web/shared/ui/spoken/countdown-text.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './recipient-data.module.css'
import { confirmByCode } from './recipient-data-queries.ts'

const schema = v.pick(codeConfirmationSchema, ['code'])

/** `deadline`: epoch milliseconds by the provider's clock (rule 18.17). */
export type SentCode = { phoneId: string; transactionId: string; deadline: number; isRenewed: boolean }

/** Why only another code helps (rule 5.6). */
const ends = {
  'code-expired': 'expired',
  'transaction-locked': 'locked',
  'transaction-not-found': 'replaced',
  'code-used': 'used',
} as const
type CodeEnd = (typeof ends)[keyof typeof ends]
const endOf = ({ error }: ApiFailure): CodeEnd | undefined =>
  error in ends ? ends[error as keyof typeof ends] : undefined

type CodeFormProps = {
  sent: SentCode
  phone: string
  onAgain: (phoneId: string) => Promise<void>
  /** Undefined if the family has one phone only. */
  onAnotherPhone: (() => void) | undefined
  onGiven: () => void
  onCancel: () => void
}

/** The code from the SMS while it is valid (15 minutes), or the way to a new one. */
export function CodeForm({ sent, phone, onAgain, onAnotherPhone, onGiven, onCancel }: CodeFormProps) {
  const { t } = useTranslation('recipient-data')
  const { t: ui } = useTranslation('ui')
  const api = useApi()
  const clock = useServerClock()
  const [end, setEnd] = useState<CodeEnd>()
  const again = useSave({ mutationFn: onAgain })
  const { saveAsync } = useSave({
    mutationFn: (code: string, { idempotencyKey }) =>
      confirmByCode(api, { transactionId: sent.transactionId, code }, idempotencyKey),
  })
  const { failure, ...form } = useFormWithFailure({
    schema,
    compose: ({ code }) => (typeof code === 'string' ? { code: tidyOneTimeCode(code) } : {}),
    onSubmit: async ({ code }) => {
      try {
        await saveAsync(code)
        onGiven()
      } catch (cause) {
        if (!(cause instanceof ApiFailure)) throw cause
        const over = endOf(cause)
        if (over) return setEnd(over)
        // The form shows the error at the code.
        if (cause.error !== 'wrong-code') throw cause
        throw new ApiFailure({ error_code: cause.code, error: cause.error, fields: { code: 'wrong' } })
      }
    },
  })
  const failed = again.failure ?? failure
  return (
    <ContractForm
      form={form}
      labels={{ code: t(($) => $.code.label) }}
      ownText={(_, code) =>
        t(($) => (code === 'wrong' ? $.code.wrong : code === 'required' ? $.code.required : $.code.invalid))
      }
      className={styles.codeForm}
    >
      <Stack gap={4}>
        <p>{t(($) => (sent.isRenewed ? $.code.sentAgain : $.code.sent), { phone: formatPhone(phone) })}</p>
        {failed !== undefined && (
          <FailureBanner ns={['recipient-data', 'editing']} failure={failed} phone="recipients" />
        )}
        {end ? (
          <Banner tone="warn" role="alert" title={t(($) => $.code.over[end].title)}>
            {t(($) => $.code.over[end].text)}
          </Banner>
        ) : (
          <CodeField
            hint={t(($) => $.code.hint)}
            timeLabel={t(($) => $.code.timeLeft)}
            time={
              <CountdownText
                deadline={sent.deadline}
                now={() => clock.now() ?? Date.now()}
                // While the provider checks this code or sends another one, its answer decides.
                onEnd={() => form.sending || again.isSaving || setEnd('expired')}
              />
            }
          />
        )}
        <Row gap={3}>
          {!end && <SubmitButton>{t(($) => $.code.confirm)}</SubmitButton>}
          <Button
            variant={end ? 'primary' : 'secondary'}
            busy={again.isSaving}
            onClick={() => again.save(sent.phoneId)}
          >
            {t(($) => $.code.again)}
          </Button>
          {onAnotherPhone && (
            <Button variant="link" onClick={onAnotherPhone}>
              {t(($) => $.code.another)}
            </Button>
          )}
          <Button variant="link" onClick={onCancel}>
            {ui(($) => $.buttonCancel)}
          </Button>
        </Row>
      </Stack>
    </ContractForm>
  )
}
