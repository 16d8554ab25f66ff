import type { EmailFormRequest } from '../../shared/api/wire.ts'

export type Feedback = { message: string; email?: string | undefined }

/** Texts of the mail, in the most likely language of the message. */
export type FeedbackTexts = { subject: string; message: string; email: string; rating: string }

/** The form as an e-mail to the foundation; empty fields are omitted. */
export function feedbackEmail(to: string, rating: number, feedback: Feedback, words: FeedbackTexts): EmailFormRequest {
  const { message, email } = feedback
  return {
    to,
    subject: words.subject,
    fields: [
      { id: 'message', title: words.message, value: message },
      ...(email === undefined ? [] : [{ id: 'email', title: words.email, value: email }]),
      { id: 'rating', title: words.rating, value: `${rating}` },
    ],
  }
}
