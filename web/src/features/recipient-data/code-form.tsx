import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useApi, useServerClock } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { codeConfirmationSchema } from '../../shared/api/schemas.ts'
import { useSave } from '../../shared/api/use-save.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { formatPhone } from '../../shared/format/phone.ts'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { CountdownText } from '../../shared/ui/countdown-text.tsx'
import { CodeField } from '../../shared/ui/fields/code-field.tsx'
import { Row, Stack } from '../../shared/ui/stack.tsx'
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
    compose: ({ code }) => (typeof code === 'string' ? { code: code.replace(/\s/g, '') } : {}),
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
  const { code } = form.codes
  const failed = again.failure ?? failure
  return (
    <form {...form.formProps} method="post" className={styles.codeForm}>
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
            label={t(($) => $.code.label)}
            hint={t(($) => $.code.hint)}
            error={
              code &&
              t(($) => (code === 'wrong' ? $.code.wrong : code === 'required' ? $.code.required : $.code.invalid))
            }
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
          {!end && (
            <Button type="submit" variant="primary" busy={form.sending}>
              {t(($) => $.code.confirm)}
            </Button>
          )}
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
    </form>
  )
}
