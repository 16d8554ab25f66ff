import type { Instant } from '../time/instant.ts'

/** `p-` and the login, e.g. `p-10000001`, `p-admin`. */
export type PersonId = string

/** `other` means several donors under one account; null when it was not stated. */
export type Gender = 'male' | 'female' | 'other' | null

/** `path` is its name on the image host. */
export type Image = { readonly id: string; readonly isPrimary: boolean; readonly path: string }

export type PersonDocument = {
  readonly id: string
  readonly createdAt: Instant
  readonly type: string
  readonly taxYear: number | null
}

export type Admin = {
  readonly kind: 'admin'
  readonly personId: PersonId
  readonly login: string
  readonly scope: 'admin'
  readonly displayName: string
  readonly email: string | null
  readonly gender: Gender
  readonly previousLoginAt: Instant | null
  readonly lastLoginAt: Instant | null
}
