import { setRecipient } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Random } from '../../domain/state/random.ts'
import type { FamilyPhoto, Recipient, StoredImage } from '../../domain/state/recipient.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import { pictureName } from '../avatar/avatar.rules.ts'
import { withPrimary } from './primary-photo.rules.ts'

/** The limit of a family's photos and of one answer. */
export const MAX_PHOTOS = 100
const RULE = 'rule 10.8 Photos'

/** The family's description of a photo (rule 10.8). */
export type PhotoDetails = Pick<FamilyPhoto, 'takenMonth' | 'takenYear' | 'description'>

type Saved = { readonly kind: 'saved'; readonly recipient: Recipient }
type MonthInFuture = { readonly kind: 'month-in-future' }
type Untouchable = { readonly kind: 'not-found' | 'removal-requested' }

/**
 * The first photo becomes the primary one; the picture goes to the image host under an id that cannot be guessed. Without a picture
 * (its file is refused) the texts are still validated, since they come first in the form.
 */
export const addPhoto = (
  recipient: Recipient,
  { picture, takenYear, takenMonth, description }: PhotoDetails & { readonly picture: StoredImage | null },
  { now, random }: { readonly now: Instant; readonly random: Random },
): Decision<Saved | MonthInFuture | { readonly kind: 'full' | 'no-picture' }> => {
  if (recipient.photos.length >= MAX_PHOTOS) return unchanged({ kind: 'full' })
  if (isToCome({ takenYear, takenMonth }, now)) return unchanged({ kind: 'month-in-future' })
  if (!picture) return unchanged({ kind: 'no-picture' })
  const imageId = `img_${random.id()}`
  const photo: FamilyPhoto = {
    id: `pho-${random.id()}`,
    isPrimary: false,
    path: pictureName(imageId, picture),
    takenYear,
    takenMonth,
    description,
    removal: null,
  }
  return saved(recipient, withPrimary([...recipient.photos, photo]), [set(['storedImages', imageId], picture)])
}

/** Replaces the date and the description; the picture stays. */
export const savePhoto = (
  recipient: Recipient,
  photoId: string,
  { takenYear, takenMonth, description }: PhotoDetails,
  now: Instant,
): Decision<Saved | Untouchable | MonthInFuture> =>
  onPhoto<Saved | MonthInFuture>(recipient, photoId, (photo) =>
    isToCome({ takenYear, takenMonth }, now)
      ? unchanged({ kind: 'month-in-future' })
      : saved(recipient, replaced(recipient, { ...photo, takenYear, takenMonth, description })),
  )

/** The photo becomes the avatar and the first that donors see; choosing it again changes nothing. */
export const choosePrimary = (recipient: Recipient, photoId: string): Decision<Saved | Untouchable> =>
  onPhoto<Saved>(recipient, photoId, ({ isPrimary }) =>
    isPrimary
      ? unchanged({ kind: 'saved', recipient })
      : saved(
          recipient,
          recipient.photos.map((photo) => ({ ...photo, isPrimary: photo.id === photoId })),
        ),
  )

/** Rule 10.9: requests a removal; the photo stays visible until the foundation processes it. */
export const requestPhotoRemoval = (
  recipient: Recipient,
  photoId: string,
  reason: string,
  now: Instant,
): Decision<Saved | Untouchable> =>
  onPhoto<Saved>(recipient, photoId, (photo) =>
    saved(recipient, replaced(recipient, { ...photo, removal: { requestedAt: now, reason } })),
  )

/** Finds a photo of the family; another family's photo is not found. A photo with a requested removal cannot change. */
const onPhoto = <Result>(
  { photos }: Recipient,
  photoId: string,
  act: (photo: FamilyPhoto) => Decision<Result>,
): Decision<Result | Untouchable> => {
  const photo = photos.find(({ id }) => id === photoId)
  if (!photo) return unchanged({ kind: 'not-found' })
  return photo.removal ? unchanged({ kind: 'removal-requested' }) : act(photo)
}

/** By the calendar of Europe/Prague; the current month is not in the future. */
const isToCome = ({ takenYear, takenMonth }: Pick<PhotoDetails, 'takenYear' | 'takenMonth'>, now: Instant): boolean => {
  const { year, month } = dayOf(now)
  return takenYear > year || (takenYear === year && takenMonth > month)
}

const replaced = ({ photos }: Recipient, photo: FamilyPhoto): readonly FamilyPhoto[] =>
  photos.map((each) => (each.id === photo.id ? photo : each))

const saved = (
  recipient: Recipient,
  photos: readonly FamilyPhoto[],
  changes: readonly Change[] = [],
): Decision<Saved> => ({
  result: { kind: 'saved', recipient: { ...recipient, photos } },
  changes: [...changes, setRecipient(recipient, 'photos', photos)],
  rule: RULE,
})

const unchanged = <Result>(result: Result): Decision<Result> => ({ result, changes: [], rule: RULE })
