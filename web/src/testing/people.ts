import type { FullUser, LoginAnswer, Scope } from '../shared/api/wire.ts'

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An unsigned token in the format of the provider. `expires` in epoch milliseconds. */
export function tokenThatExpires(expires: number, personId = 'p-10000001'): string {
  return `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url({ sub: personId, exp: Math.floor(expires / 1_000) })}.signature`
}

export const HOUR = 3_600_000

type Traits = { personId?: string; displayName?: string; scope?: Scope; expires?: number; fullUser?: Partial<FullUser> }

/** The login response for a fictional donor; valid for an hour from now by default. */
export function loginAnswer(traits: Traits = {}): LoginAnswer {
  const {
    personId = 'p-10000001',
    displayName = 'Jana Nováková',
    scope = 'donor',
    expires = Date.now() + HOUR,
  } = traits
  return {
    token: tokenThatExpires(expires, personId),
    expire: new Date(expires).toISOString(),
    scope,
    personId,
    profile: { displayName, email: 'jana@example.com', personalNumber: personId.slice(2), avatar: null, gender: 2 },
    profile_full: { ...emptyFullUser, ...traits.fullUser },
  }
}

/** A recipient without restrictions. */
export function recipientAnswer(traits: Traits = {}): LoginAnswer {
  return loginAnswer({
    personId: 'p-2000001',
    displayName: 'Rodina Svobodova',
    scope: 'recipient',
    ...traits,
    fullUser: {
      RecipientStatusOfRequest: { Id: 7 },
      RecipientRequestStatus: { Id: 0 },
      RecipientStatus: { Id: 1 },
      ...traits.fullUser,
    },
  })
}

const emptyFullUser: FullUser = {
  IsCorporateAccount: false,
  DonorStatus: { Id: 1, Value: 'aktivní' },
  NPS: { Value: null, Date: null },
  Documents: [],
  PreviousLogin: null,
  Images: [],
  RecipientStatusOfRequest: null,
  RecipientRequestStatus: null,
  RecipientStatus: null,
}

export const success = <Response>(response: Response) => ({ error_code: 200 as const, response })
