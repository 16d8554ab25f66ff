import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useApi } from '../../shared/api/api-context.tsx'
import { emailFormRequestSchema } from '../../shared/api/schemas.ts'
import { useSave } from '../../shared/api/use-save.ts'
import type { EmailFormRequest } from '../../shared/api/wire.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { withPlainSpaces } from '../../shared/format/no-break-spaces.ts'
import { useContractForm } from '../../shared/forms/contract-form.ts'
import { tidiedEmail } from '../../shared/forms/form-values.ts'
import { messagesOf, validationKey } from '../../shared/forms/validation-text.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { EmailField } from '../../shared/ui/fields/email-field.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { TextAreaField } from '../../shared/ui/fields/text-area-field.tsx'
import { FocusedNotice } from '../../shared/ui/focused-notice.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { sendEmailForm } from './feedback-queries.ts'

/** The limits of the mail. */
const { to, fields } = emailFormRequestSchema.entries
const feedbackSchema = v.object({ message: fields.item.entries.value, email: v.optional(to) })

/** Rule 9.5: states 0 idle, 1 sending, 2 sent. A failure returns to idle without a message. */
export function FeedbackForm({ rating }: { rating: number }) {
  const { t } = useTranslation('feedback')
  const { t: ui } = useTranslation('ui')
  const send = useSendFeedback(rating)
  const [isSent, setSent] = useState(false)
  const draft = useDraft('feedback', { storage: 'tab' })
  const { formProps, codes, attempt, sending } = useContractForm({
    draft,
    schema: feedbackSchema,
    compose: ({ email, ...rest }) => ({ ...rest, email: tidiedEmail(email) }),
    onSubmit: async (feedback) => {
      await send(feedback)
      draft.remove()
      setSent(true)
    },
    // Silent by specification; the typed text stays, and the visitor can try again.
    onFailure: () => {},
  })
  if (isSent) return <FeedbackSent />
  const errors = messagesOf(codes, (code) => ui(($) => $[validationKey(code)]))
  const labels: Readonly<Record<string, string>> = { message: t(($) => $.message), email: t(($) => $.email) }
  return (
    <Form {...formProps} errors={errors} aria-label={t(($) => $.title)}>
      <Stack gap={5}>
        <ErrorSummary
          attempt={attempt}
          errors={Object.entries(errors).map(([name, message]) => ({ name, message: `${labels[name]}: ${message}` }))}
        />
        <TextAreaField name="message" label={labels.message} rows={4} required />
        <EmailField
          name="email"
          label={labels.email}
          hint={t(($) => $.emailHint)}
          optional
          autoComplete="email"
          enterKeyHint="send"
        />
        <div>
          <Button type="submit" variant="primary" busy={sending}>
            {t(($) => $.send)}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

function useSendFeedback(rating: number): (feedback: Feedback) => Promise<void> {
  const api = useApi()
  const config = useConfig()
  const { t } = useTranslation('feedback')
  const { saveAsync } = useSave({
    mutationFn: (form: EmailFormRequest, { idempotencyKey }) => sendEmailForm(api, form, idempotencyKey),
  })
  return async (feedback) => {
    const texts = t(($) => $.mail, { returnObjects: true })
    await saveAsync(feedbackEmail(config.email, rating, feedback, texts))
  }
}

/** Takes the focus from the removed button. */
function FeedbackSent() {
  const { t } = useTranslation('feedback')
  return (
    <FocusedNotice>
      <Banner tone="ok" role="status" title={t(($) => $.sent.title)}>
        {t(($) => $.sent.lead)}
      </Banner>
    </FocusedNotice>
  )
}

type Feedback = { message: string; email?: string | undefined }

/** Texts of the mail, in the most likely language of the message. */
type FeedbackTexts = { subject: string; message: string; email: string; rating: string }

/** The form as an e-mail to the foundation; empty fields are omitted. */
function feedbackEmail(to: string, rating: number, feedback: Feedback, texts: FeedbackTexts): EmailFormRequest {
  const { message, email } = feedback
  return {
    to,
    subject: withPlainSpaces(texts.subject),
    fields: [
      { id: 'message', title: withPlainSpaces(texts.message), value: message },
      ...(email === undefined ? [] : [{ id: 'email', title: withPlainSpaces(texts.email), value: email }]),
      { id: 'rating', title: withPlainSpaces(texts.rating), value: `${rating}` },
    ],
  }
}
