import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useApi } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { birthDateSchema, linkExchangeRequestSchema } from '#web/shared/api/schemas.ts'
import { useClockValue } from '#web/shared/api/use-clock-value.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { LinkExchanged, LinkExchangeRequest } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { pragueYear } from '#web/shared/format/prague-day.ts'
import { dayPartsOf, selectedDay } from '#web/shared/forms/birth-date.ts'
import { useContractForm } from '#web/shared/forms/contract-form.ts'
import { tidiedEmail } from '#web/shared/forms/form-values.ts'
import { validationKey } from '#web/shared/forms/validation-text.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { BirthDateField } from '#web/shared/ui/fields/birth-date-field.tsx'
import { EmailField } from '#web/shared/ui/fields/email-field.tsx'
import { CallUs } from '#web/shared/ui/spoken/phone-link.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { exchangeLink } from './mailed-link-queries.ts'
import { endOfLink, type MailedLinkName, type OpenedLink } from './use-mailed-link.ts'

type FactFormProps = {
  link: MailedLinkName
  level: 1 | 2
  isExpired: boolean
  onAccepted: (exchanged: LinkExchanged) => void
  onEnded: (ended: OpenedLink) => void
}

const { email } = linkExchangeRequestSchema.entries
const schema = v.object({ email, birthDate: v.optional(birthDateSchema) })

/** The fact that opens a link again: the carer's birth date, or the payer's e-mail. */
export function FactForm({ link, level, isExpired, onAccepted, onEnded }: FactFormProps) {
  const { t } = useTranslation('mailed-link')
  const { t: ui } = useTranslation('ui')
  const api = useApi()
  const { saveAsync } = useSave({
    mutationFn: (body: LinkExchangeRequest, { idempotencyKey }) => exchangeLink(api, body, idempotencyKey),
  })
  const [failure, setFailure] = useState<ApiFailure>()
  const isRequest = link.kind === 'help-request'
  const texts = isRequest ? 'request' : 'payment'
  const { formProps, codes, sending } = useContractForm({
    schema,
    compose: (values, data) => {
      if (!isRequest) return { email: tidiedEmail(values.email) }
      const birthDate = selectedDay(dayPartsOf(data, 'birthDate'))
      return birthDate === undefined ? {} : { birthDate }
    },
    crossField: (fact) =>
      fact[isRequest ? 'birthDate' : 'email'] ? {} : { [isRequest ? 'birthDate' : 'email']: 'required' },
    onSubmit: async (fact) => {
      setFailure(undefined)
      const body = isRequest ? { ...link, birthDate: fact.birthDate ?? '' } : { ...link, email: fact.email ?? '' }
      try {
        onAccepted(await saveAsync(body))
      } catch (cause) {
        if (!(cause instanceof ApiFailure)) throw cause
        const ended = endOfLink(cause)
        if (ended) onEnded(ended)
        else if (!cause.isSuperseded) setFailure(cause)
      }
    },
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isExpired) heading.current?.focus()
  }, [isExpired])
  const Heading = level === 1 ? 'h1' : 'h2'
  const code = codes.birthDate ?? codes.email
  const isOwn = code === 'required' || !isRequest
  const error = code && (isOwn ? t(($) => $[texts].invalid) : ui(($) => $[validationKey(code)]))
  return (
    <Card as="section" variant="roomy">
      <form {...formProps} method="post">
        <Stack gap={4}>
          <Heading ref={heading} tabIndex={-1}>
            {t(($) => $.title)}
          </Heading>
          <p>{t(($) => (isExpired ? $[texts].leadAgain : $[texts].lead))}</p>
          {failure && <Problem failure={failure} texts={texts} />}
          {isRequest ? (
            <BirthField error={error} />
          ) : (
            <EmailField
              name="email"
              width="medium"
              label={t(($) => $.payment.label)}
              error={error}
              autoComplete="email"
              enterKeyHint="go"
            />
          )}
          <div>
            <Button type="submit" variant="primary" busy={sending}>
              {t(($) => $.open)}
            </Button>
          </div>
          <CallUs line={isRequest ? 'recipients' : 'donors'}>{t(($) => $.call)}</CallUs>
        </Stack>
      </form>
    </Card>
  )
}

function BirthField({ error }: { error: string | undefined }) {
  const { t } = useTranslation('mailed-link')
  const year = useClockValue(pragueYear)
  return <BirthDateField name="birthDate" label={t(($) => $.request.label)} error={error} currentYear={year} />
}

/** A wrong fact and an unknown link have the same text. */
function Problem({ failure, texts }: { failure: ApiFailure; texts: 'request' | 'payment' }) {
  const { t } = useTranslation('mailed-link')
  const isWrong = failure.error === 'link-fact-wrong'
  return (
    <FailureBanner
      ns="mailed-link"
      failure={failure}
      title={isWrong ? t(($) => $[texts].wrongTitle) : t(($) => $.failed.title)}
      text={isWrong ? <p>{t(($) => $[texts].wrong)}</p> : undefined}
    />
  )
}
