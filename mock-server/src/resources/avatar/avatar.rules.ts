import { setDonor } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { Random } from '../../domain/state/random.ts'
import type { StoredImage } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'

const RULE = 'rule 6.11 Avatar'
const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const satisfies Record<
  StoredImage['mediaType'],
  string
>

/** The picture's name on the image host: an id that cannot be guessed. */
export const pictureName = (imageId: string, { mediaType }: Pick<StoredImage, 'mediaType'>): string =>
  `${imageId}.${EXTENSIONS[mediaType]}`

/** A donor has one photo: a new photo replaces the previous one, which is deleted. */
export const saveAvatar = (state: WorldState, donor: Donor, picture: StoredImage, random: Random): Decision<Donor> => {
  const id = `img_${random.id()}`
  const images = [{ id, isPrimary: true, path: pictureName(id, picture) }]
  return {
    result: { ...donor, images },
    changes: [...forget(state, donor), set(['storedImages', id], picture), setDonor(donor, 'images', images)],
    rule: RULE,
  }
}

/** Shows the drawn picture again. */
export const deleteAvatar = (state: WorldState, donor: Donor): Decision<Donor> => {
  if (donor.images.length === 0) return { result: donor, changes: [], rule: RULE }
  const changes = [...forget(state, donor), setDonor(donor, 'images', [])]
  return { result: { ...donor, images: [] }, changes, rule: RULE }
}

const forget = ({ storedImages }: WorldState, { images }: Donor): Change[] =>
  images.flatMap(({ id }) => (Object.hasOwn(storedImages, id) ? [set(['storedImages', id], undefined)] : []))
