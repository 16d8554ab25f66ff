import type { FullUser } from '#web/shared/api/wire.ts'

type PersonDocument = FullUser['Documents'][number]

/** The newest document created after the previous login (rule 3.7); at the first login none counts as new. */
export function newestDocument(user: Pick<FullUser, 'Documents' | 'PreviousLogin'>): PersonDocument | undefined {
  if (user.PreviousLogin === null) return undefined
  const since = Date.parse(user.PreviousLogin)
  const fresh = user.Documents.filter(({ Created }) => Date.parse(Created) > since)
  return fresh.reduce<PersonDocument | undefined>(
    (newest, one) => (newest === undefined || Date.parse(one.Created) > Date.parse(newest.Created) ? one : newest),
    undefined,
  )
}
