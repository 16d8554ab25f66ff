import { answerOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import { ApiFailure, unreadableAnswer } from '#web/shared/api/envelope.ts'
import type { LoginAnswer, RecipientPhone } from '#web/shared/api/wire.ts'

/** `birthDate` of the main contact, YYYY-MM-DD. */
export type PersonalData = { personalNumber: string; birthDate: string }

/** Phones are masked in place; `isOfferedPhone` selects those to offer. Throws `ApiFailure`. */
export async function validateRecipient(api: Api, person: PersonalData): Promise<RecipientPhone[]> {
  const answer = answerOf(await api.POST('/loginRecipient', { body: { step: 'validate', ...person } }))
  if ('Data' in answer && 'Phones' in answer.Data) return answer.Data.Phones
  throw ofAnotherStep()
}

/** Sends a code to the phone and invalidates older ones. Throws `ApiFailure`. */
export async function requestCode(api: Api, codeRequest: PersonalData & { phoneId: string }): Promise<string> {
  const answer = answerOf(await api.POST('/loginRecipient', { body: { step: 'login', ...codeRequest } }))
  if ('Data' in answer && 'TransactionId' in answer.Data) return answer.Data.TransactionId
  throw ofAnotherStep()
}

/** Step `verify`: the code of six digits signs the person in. Throws `ApiFailure`. */
export async function verifyCode(api: Api, given: { transactionId: string; code: string }): Promise<LoginAnswer> {
  const answer = answerOf(await api.POST('/loginRecipient', { body: { step: 'verify', ...given } }))
  if ('response' in answer) return answer.response
  throw ofAnotherStep()
}

/** An answer of another step counts as unreadable. */
function ofAnotherStep(): ApiFailure {
  return new ApiFailure(unreadableAnswer('another step'))
}
