import type { FamilyPhoto } from '../../domain/state/recipient.ts'

/** Newest first by the month they were taken; of one month, the one added last is first. */
export const newestFirst = (photos: readonly FamilyPhoto[]): readonly FamilyPhoto[] =>
  photos.toReversed().toSorted((a, b) => b.takenYear - a.takenYear || b.takenMonth - a.takenMonth)

/** If there are photos, one is primary: without a choice, the newest without a requested removal. */
export const withPrimary = (photos: readonly FamilyPhoto[]): readonly FamilyPhoto[] => {
  if (photos.some(({ isPrimary }) => isPrimary)) return photos
  const newest = newestFirst(photos)
  const next = newest.find(({ removal }) => removal === null) ?? newest[0]
  return photos.map((photo) => (photo === next ? { ...photo, isPrimary: true } : photo))
}
