import type { JsonObject } from '#mock/kernel/contract/contract.ts'

/** The date of birth of a personal number of the default scenario. */
const families: Readonly<Record<string, string>> = {
  '2000001': '1985-04-01',
  '2000004': '1988-07-04',
  '2000009': '1992-12-09',
}
const NOBODYS_BIRTH = '1900-01-01'
/** A donor number that does not exist in the default scenario. */
const NOBODYS_NUMBER = '10009999'
const OF_NOBODY = new Set(['user-not-found', 'angel-number-not-found', 'link-subject-unknown'])
const NUMBERS = ['username', 'angelNumber', 'variableSymbol'] as const
const MORE_THAN_ONE_CARD_PAYS = 50_001

/** The values that replace those of a sign-in; they are public, even if they equal real ones. */
export const openStandIns: ReadonlySet<string> = new Set([...Object.values(families), NOBODYS_BIRTH, NOBODYS_NUMBER])

/** Numbers of the default scenario that replace real ones, in order of appearance. */
export const donorNumbers: readonly string[] = ['10000001', '10000009', '10000003', '10000004']
export const familyNumbers: readonly string[] = Object.keys(families)

/** Returns the body without a number that the backend did not know, which must not use up a person of the default scenario. */
export function withoutUnknownNumbers(
  body: Readonly<Record<string, unknown>>,
  error: unknown,
): Readonly<Record<string, unknown>> {
  if (!OF_NOBODY.has(String(error))) return body
  return {
    ...body,
    ...Object.fromEntries(NUMBERS.flatMap((name) => (typeof body[name] === 'string' ? [[name, '']] : []))),
  }
}

/**
 * Makes a masked request end on the mock as the real one did: a successful sign-in gets the password or date of birth of the replacing
 * person, a refused one another; an unknown user stays unknown.
 */
export function fakeSignInByOutcome(operationId: string, body: JsonObject, error: string | undefined): JsonObject {
  if (error !== undefined && OF_NOBODY.has(error))
    return { ...body, ...Object.fromEntries(NUMBERS.flatMap((name) => (name in body ? [[name, NOBODYS_NUMBER]] : []))) }
  if (error === 'amount-over-limit') return { ...body, amount: MORE_THAN_ONE_CARD_PAYS }
  if (operationId === 'logIn' && typeof body.password === 'string' && body.password !== '')
    return { ...body, password: error === 'wrong-credentials' ? 'not-the-password' : 'andel123' }
  if (operationId === 'changePassword' && error === 'wrong-credentials')
    return { ...body, oldPassword: 'not-the-password' }
  const { personalNumber } = body
  if (operationId !== 'logInRecipient' || typeof personalNumber !== 'string') return body
  const own = families[personalNumber] ?? NOBODYS_BIRTH
  return { ...body, birthDate: error === 'wrong-personal-data' ? NOBODYS_BIRTH : own }
}
