import type { ExchangeAnswer, ExplorerSession } from './exchange.ts'
import { birthDateOf, isFamily } from './people.ts'
import type { Walk } from './walk.ts'

/** Stores the token of any answer that has one. */
export const storeSession = (
  walk: Walk,
  who: string,
  { json }: ExchangeAnswer,
  prolonged?: ExplorerSession,
): ExplorerSession | undefined => {
  const { token, expire } = json?.response?.session ?? json?.response ?? {}
  if (token === undefined || expire === undefined) return undefined
  walk.memory.lose(who)
  const since = walk.exchanges - 1
  const root = prolonged?.root ?? token
  const known = { token, uid: `p-${who}`, expires: Date.parse(expire), world: walk.world, root, since }
  walk.memory.sessions.set(who, known)
  return known
}

/** Returns the session of a person, who signs in if there is none; undefined if the sign-in fails. */
export const sessionOf = async (walk: Walk, who: string): Promise<ExplorerSession | undefined> =>
  walk.memory.sessions.get(who) ?? (isFamily(who) ? signInFamily(walk, who) : signInDonor(walk, who))

export const signInDonor = async (walk: Walk, who: string, password = walk.memory.passwordOf(who)) =>
  storeSession(walk, who, await walk.call({ operationId: 'logIn', body: { username: who, password } }))

export const requestCode = async (walk: Walk, who: string, phoneId = 'phone-1'): Promise<string | undefined> => {
  const birthDate = birthDateOf(who)
  const answer = await sayInSteps(walk, { step: 'login', personalNumber: who, birthDate, phoneId })
  const transactionId = answer.json?.Data?.TransactionId
  if (typeof transactionId === 'string') walk.memory.transactions.set(who, transactionId)
  return transactionId
}

export const typeCode = async (walk: Walk, who: string, code: string): Promise<ExplorerSession | undefined> => {
  const transactionId = walk.memory.transactions.get(who) ?? ''
  return storeSession(walk, who, await sayInSteps(walk, { step: 'verify', transactionId, code }))
}

/** A session that should be over: its token was lost, and the person tries it once more. */
export const giveUpSession = async (
  walk: Walk,
  who: string,
  session = walk.memory.sessions.get(who),
): Promise<void> => {
  if (walk.memory.sessions.get(who) === session) walk.memory.lose(who)
  if (session) await walk.call({ operationId: 'getUserProfile', session })
}

/** The last code sent to any phone of the family. */
export const lastCode = async (walk: Walk): Promise<string> => {
  const messages = await walk.messages({ channel: 'sms' })
  return messages.at(-1)?.code ?? '000000'
}

const sayInSteps = (walk: Walk, body: object): Promise<ExchangeAnswer> =>
  walk.call({ operationId: 'logInRecipient', body })

const signInFamily = async (walk: Walk, who: string): Promise<ExplorerSession | undefined> => {
  const transactionId = await requestCode(walk, who)
  return transactionId === undefined ? undefined : typeCode(walk, who, await lastCode(walk))
}
