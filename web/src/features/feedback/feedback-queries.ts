import { answerOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { EmailFormRequest } from '#web/shared/api/wire.ts'

/** To a mailbox of the foundation (rule 16.9); `key` names the intent. Throws `ApiFailure`. */
export async function sendEmailForm(api: Api, form: EmailFormRequest, key: string): Promise<void> {
  answerOf(await api.POST('/emailForm', { params: { header: { 'Idempotency-Key': key } }, body: form }))
}
