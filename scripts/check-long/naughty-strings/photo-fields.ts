import type { components } from '#generated/provider.d.ts'
import { signedInFamily } from '#mock/testing/family.ts'
import { goodOfRecipient } from '#mock/testing/good-requests.ts'
import { entryOf, valueAtPath } from '../value-at-path.ts'
import { textsAt, type Writing, withTexts } from './writing.ts'

type Schemas = components['schemas']

const MANY = 150

/** Written to one photo and read in the list of photos. */
const ofPhoto = (
  name: string,
  id: string,
  { path, fields }: { path: string; fields: Readonly<Record<string, string>> },
  mostInWorld: number,
): Writing => ({
  name,
  fields: Object.keys(fields),
  mostInWorld,
  open: async (app) => {
    const family = await signedInFamily(app)
    const read = async () => entryOf(valueAtPath(await family.get('recipientPhotos'), 'response.photos'), 'photoId', id)
    return {
      write: async (texts) => {
        const body = withTexts(goodOfRecipient[path] ?? { reason: 'Omylem.' }, texts)
        return family.post(
          path,
          path.endsWith('/removal')
            ? body
            : { ...body, basedOn: opened((await read()) as Schemas['RecipientPhotoValues']) },
        )
      },
      read: async () => textsAt(await read(), fields),
    }
  },
})

const opened = ({ takenMonth, takenYear, description }: Schemas['RecipientPhotoValues']) => ({
  takenMonth,
  takenYear,
  description,
})

export const writingsOfPhotos: readonly Writing[] = [
  ofPhoto(
    'recipientPhotos',
    'pho-train',
    { path: 'recipientPhotos/pho-train', fields: { description: 'description' } },
    MANY,
  ),
  ofPhoto(
    'recipientPhotos/…/removal',
    'pho-cake',
    { path: 'recipientPhotos/pho-cake/removal', fields: { reason: 'removal.reason' } },
    1,
  ),
]
