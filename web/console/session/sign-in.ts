import { answerOf, responseOf } from '../../src/shared/api/answer.ts'
import type { Api } from '../../src/shared/api/client.ts'
import type { LoginAnswer, Scope } from '../../src/shared/api/wire.ts'
import { isOfferedPhone } from '../../src/shared/format/phone.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Message, ScenarioPerson } from '../api/world-queries.ts'

/** Reads the world's SMS: `after` a message, waiting for the first one. */
export type ReadSms = (query: { after?: string; waitMs?: number }) => Promise<readonly Message[]>

/**
 * Timeout for a code: a message with a delay fault arrives by the world's clock only. Milliseconds.
 */
const CODE_WAIT = 3_000

/** Called with the values a family would have typed: the chosen phone and the code sent to it, and the message with the code. */
export type OnCode = (phone: string, code: string, message: Message) => void

/** Why a person cannot be signed in although no call was refused. */
export class CannotSignIn extends Error {
  override name = 'CannotSignIn'
  readonly why: 'no-phone' | 'no-code'

  constructor(why: CannotSignIn['why']) {
    super(why)
    this.why = why
  }
}

/**
 * Signs a person of the scenario in as the portal would: donors and administrators by their
 * password, families by the code sent to their first phone. Throws the provider's refusal as
 * `ApiFailure`, or `CannotSignIn`.
 */
export async function signIn(
  api: Api,
  person: ScenarioPerson,
  readSms: ReadSms,
  tellCode?: OnCode,
): Promise<LoginAnswer> {
  const { login, password, birthDate } = person
  if (birthDate !== undefined) return signFamilyIn(api, { personalNumber: login, birthDate }, readSms, tellCode)
  // A person without a password is tried with a wrong one: the refusal is the expected result.
  return responseOf(await api.POST('/login', { body: { username: login, password: password ?? NO_PASSWORD } }))
}

const NO_PASSWORD = 'žádné heslo'

type Family = { personalNumber: string; birthDate: string }

async function signFamilyIn(api: Api, family: Family, readSms: ReadSms, tellCode?: OnCode): Promise<LoginAnswer> {
  const validated = answerOf(await api.POST('/loginRecipient', { body: { step: 'validate', ...family } }))
  const phones = 'Data' in validated && 'Phones' in validated.Data ? validated.Data.Phones : []
  const phone = phones.find(({ Phone }) => isOfferedPhone(Phone))
  if (!phone) throw new CannotSignIn('no-phone')
  const last = (await readSms({})).at(-1)?.id
  const credentials = { step: 'login', ...family, phoneId: phone.Id } as const
  const sent = answerOf(await api.POST('/loginRecipient', { body: credentials }))
  const transactionId = 'Data' in sent && 'TransactionId' in sent.Data ? sent.Data.TransactionId : ''
  const came = await readSms({ ...(last !== undefined && { after: last }), waitMs: CODE_WAIT })
  const message = came.findLast((each) => each.code !== undefined)
  if (message?.code === undefined) throw new CannotSignIn('no-code')
  const verified = answerOf(
    await api.POST('/loginRecipient', { body: { step: 'verify', transactionId, code: message.code } }),
  )
  tellCode?.(phone.Phone, message.code, message)
  if ('response' in verified) return verified.response
  throw new CannotSignIn('no-code')
}

const homes: Readonly<Record<Scope, string>> = {
  donor: paths.donorHome,
  recipient: paths.recipientHome,
  admin: paths.admin,
  oou: paths.consentConfirmation,
  emlid: paths.index,
}

/** Where the portal redirects a user after the login. */
export const homeOf = ({ scope }: Pick<LoginAnswer, 'scope'>): string => homes[scope]
