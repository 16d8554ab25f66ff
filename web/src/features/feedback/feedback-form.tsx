import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useApi } from '#web/shared/api/api-context.tsx'
import { emailFormRequestSchema } from '#web/shared/api/schemas.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { EmailFormRequest } from '#web/shared/api/wire.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { withPlainSpaces } from '#web/shared/format/czech-typography.ts'
import { useContractForm } from '#web/shared/forms/contract-form.ts'
import { tidiedEmail } from '#web/shared/forms/form-values.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { ContractForm, FormSummary, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { EmailField } from '#web/shared/ui/fields/email-field.tsx'
import { TextAreaField } from '#web/shared/ui/fields/text-area-field.tsx'
import { FocusedNotice } from '#web/shared/ui/focused-notice.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { sendEmailForm } from './feedback-queries.ts'

/** The limits of the mail. */
const { to, fields } = emailFormRequestSchema.entries
const feedbackSchema = v.object({ message: fields.item.entries.value, email: v.optional(to) })

/** Rule 9.5: states 0 idle, 1 sending, 2 sent. A failure returns to idle without a message. */
export function FeedbackForm({ rating }: { rating: number }) {
  const { t } = useTranslation('feedback')
  const send = useSendFeedback(rating)
  const [isSent, setSent] = useState(false)
  const draft = useDraft('feedback', { storage: 'tab' })
  const form = useContractForm({
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
  return (
    <ContractForm
      form={form}
      labels={{ message: t(($) => $.message), email: t(($) => $.email) }}
      aria-label={t(($) => $.title)}
    >
      <Stack gap={5}>
        <FormSummary />
        <TextAreaField name="message" rows={4} required />
        <EmailField name="email" hint={t(($) => $.emailHint)} optional autoComplete="email" enterKeyHint="send" />
        <div>
          <SubmitButton>{t(($) => $.send)}</SubmitButton>
        </div>
      </Stack>
    </ContractForm>
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
