import type { FamilyPhoto } from '../domain/state/recipient.ts'

/** `taken` is a month, `2026-08`. */
export const aPhoto = (id: string, taken = '2026-08', given: Partial<FamilyPhoto> = {}): FamilyPhoto => ({
  id,
  isPrimary: false,
  path: `${id}.jpg`,
  takenYear: Number(taken.slice(0, 4)),
  takenMonth: Number(taken.slice(5)),
  description: id,
  removal: null,
  ...given,
})

/** The family's request of Monday 9 November 2026, 16:00 in Prague. */
export const REMOVAL = { requestedAt: Date.parse('2026-11-09T16:00:00+01:00'), reason: 'Nahráli jsme ji omylem.' }
