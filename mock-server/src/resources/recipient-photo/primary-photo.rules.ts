import type { FamilyPhoto } from '../../domain/state/recipient.ts'

/** Newest first by the month they were taken in; of one month, the one added last. */
export const newestFirst = (photos: readonly FamilyPhoto[]): readonly FamilyPhoto[] =>
  photos.toReversed().toSorted((a, b) => b.takenYear - a.takenYear || b.takenMonth - a.takenMonth)

/** Where there are photos, one is the primary one: failing another, the newest of those that are to stay. */
export const withPrimary = (photos: readonly FamilyPhoto[]): readonly FamilyPhoto[] => {
  if (photos.some(({ isPrimary }) => isPrimary)) return photos
  const newest = newestFirst(photos)
  const next = newest.find(({ removal }) => removal === null) ?? newest[0]
  return photos.map((photo) => (photo === next ? { ...photo, isPrimary: true } : photo))
}
