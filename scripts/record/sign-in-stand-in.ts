import type { JsonObject } from '#mock/http/contract.ts'

/** The birth date that goes with a personal number of the default scenario. */
const families: Readonly<Record<string, string>> = {
  '2000001': '1985-04-01',
  '2000004': '1988-07-04',
  '2000009': '1992-12-09',
}
const NOBODYS_BIRTH = '1900-01-01'

/** What stands in at a sign-in, and so tells of nobody even where it is somebody's own. */
export const openStandIns: ReadonlySet<string> = new Set([...Object.values(families), NOBODYS_BIRTH])

/** Numbers of the default scenario that stand in for real ones, in the order of their coming. */
export const donorNumbers: readonly string[] = ['10000001', '10000009', '10000003', '10000004']
export const familyNumbers: readonly string[] = Object.keys(families)

/**
 * A masked sign-in that ends on the mock as the real one did: who was let in has the password or birth date of the person who stands
 * in, who was refused has another.
 */
export function standInOfSignIn(operationId: string, body: JsonObject, error: string | undefined): JsonObject {
  if (operationId === 'logIn')
    return { ...body, password: error === 'wrong-credentials' ? 'not-the-password' : 'andel123' }
  const { personalNumber } = body
  if (operationId !== 'logInRecipient' || typeof personalNumber !== 'string') return body
  const own = families[personalNumber] ?? NOBODYS_BIRTH
  return { ...body, birthDate: error === 'wrong-personal-data' ? NOBODYS_BIRTH : own }
}
