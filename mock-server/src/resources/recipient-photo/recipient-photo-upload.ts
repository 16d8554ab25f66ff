import type { components } from '#generated/provider.d.ts'
import type { StoredImage } from '../../domain/state/stored-image.ts'
import type { Caller, UploadedFile } from '../../kernel/handler.ts'
import { decodePicture } from '../shared/uploads/decode-picture.ts'
import { type OneItem, readOneItem } from '../shared/uploads/one-item.ts'
import type { PhotoDetails } from './family-photos.rules.ts'

type Refused = Extract<OneItem, { kind: 'file-refused' }>['answer']

/** The validated parts of an uploaded photo. With valid texts but no picture, `answer` says what is wrong with the file. */
export type OfferedPhoto =
  | {
      readonly kind: 'photo'
      readonly photo: PhotoDetails & { readonly picture: StoredImage | null }
      readonly answer: Refused | typeof UNREADABLE
    }
  | Extract<OneItem, { kind: 'refused' | 'malformed' }>

const UNREADABLE = {
  error_code: 400,
  error: 'picture-unreadable',
  fields: { 'File[0]': 'picture-unreadable' },
} as const

export const readPhoto = async (caller: Caller | null, files: readonly UploadedFile[]): Promise<OfferedPhoto> => {
  const item = await readOneItem(files, 'photo')
  if (item.kind === 'refused' || item.kind === 'malformed') return item
  // The contract has validated it.
  const { takenMonth, takenYear, description } = item.meta as components['schemas']['RecipientPhotoMeta']
  const picture =
    item.kind === 'item'
      ? await decodePicture(caller, { kind: 'photo', bytes: item.file, mediaType: item.mediaType })
      : null
  const answer = item.kind === 'item' ? UNREADABLE : item.answer
  return { kind: 'photo', photo: { picture, takenMonth, takenYear, description }, answer }
}
