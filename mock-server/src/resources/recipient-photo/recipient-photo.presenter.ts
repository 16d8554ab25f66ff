import type { components } from '#generated/provider.d.ts'
import type { FamilyPhoto, Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { toIsoString } from '../../domain/time/instant.ts'
import type { HandlerContext, SignImage } from '../../kernel/handler.ts'
import { presentSavedProfile } from '../user-profile/saved-profile.presenter.ts'
import { newestFirst } from './primary-photo.rules.ts'

type Schemas = components['schemas']

export const presentPhotos = ({ photos }: Recipient, signImage: SignImage): Schemas['RecipientPhoto'][] =>
  newestFirst(photos).map((photo) => presentPhoto(photo, signImage))

/** What the family may change about a photo. */
export const presentPhotoValues = ({
  takenMonth,
  takenYear,
  description,
}: FamilyPhoto): Schemas['RecipientPhotoValues'] => ({
  takenMonth,
  takenYear,
  description,
})

/** The updated photos, and the person, whose avatar may have changed. */
export const presentPhotosSaved = (
  world: WorldState,
  recipient: Recipient,
  context: Pick<HandlerContext, 'now' | 'signImage'>,
): Schemas['RecipientPhotosSavedSuccess'] => ({
  error_code: 200,
  response: {
    photos: presentPhotos(recipient, context.signImage),
    saved: presentSavedProfile(world, recipient, context),
  },
})

const presentPhoto = (photo: FamilyPhoto, signImage: SignImage): Schemas['RecipientPhoto'] => ({
  photoId: photo.id,
  path: signImage(photo),
  takenMonth: photo.takenMonth,
  takenYear: photo.takenYear,
  description: photo.description,
  isPrimary: photo.isPrimary,
  removal: photo.removal && { requestedAt: toIsoString(photo.removal.requestedAt), reason: photo.removal.reason },
})
