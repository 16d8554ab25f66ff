import { type FileFault, refuseFiles } from '../../domain/files/upload-rules.ts'
import type { StoredImage } from '../../domain/state/recipient.ts'
import type { Caller, EnvelopeOf, Handler, UploadedFile } from '../../kernel/handler.ts'
import { donorOf } from '../shared/person-of-token.ts'
import { decodePicture } from '../shared/uploads/decode-picture.ts'
import { offer } from '../shared/uploads/offered-file.ts'
import { presentSavedProfile } from '../user-profile/saved-profile.presenter.ts'
import { deleteAvatar as remove, saveAvatar as save } from './avatar.rules.ts'

type Prepared =
  | { readonly kind: 'picture'; readonly picture: StoredImage }
  | { readonly kind: 'refused'; readonly part: string; readonly error: FileFault | 'picture-unreadable' }

const RULE = 'rule 15.1 File types'

/** The bytes are validated and the photo is scaled down before the atomic step. */
export const saveAvatar: Handler<'saveAvatar', Prepared> = {
  prepare: (_world, { caller, files }) => read(caller, files),
  run(world, { caller, files }, { prepared, now, random, signImage }) {
    const unexpected = files.find(({ index }) => index !== 0)
    if (unexpected) return { status: 400, answer: oneItemOnly(unexpected), changes: [], rule: RULE }
    if (prepared.kind === 'refused') {
      const { part, error } = prepared
      return { answer: refusalOf(part, error), changes: [], rule: RULE }
    }
    const { result, changes, rule } = save(world, donorOf(world, caller), prepared.picture, random)
    const response = presentSavedProfile(world, result, { now, signImage })
    return { answer: { error_code: 200, response }, changes, rule }
  },
}

export const deleteAvatar: Handler<'deleteAvatar'> = {
  run(world, { caller }, { now, signImage }) {
    const { result, changes, rule } = remove(world, donorOf(world, caller))
    const response = presentSavedProfile(world, result, { now, signImage })
    return { answer: { error_code: 200, response }, changes, rule }
  },
}

const read = async (caller: Caller | null, files: readonly UploadedFile[]): Promise<Prepared> => {
  const [file] = files
  const offered = files.slice(0, 1).map(offer)
  // A photo of another category has its own rules: this operation accepts none.
  if (offered[0]?.category != null && offered[0].category !== 'avatar')
    return { kind: 'refused', part: 'meta[0]', error: 'file-category-unknown' }
  const [refusal] = refuseFiles(offered)
  if (refusal) return { kind: 'refused', ...refusal }
  const picture = file ? await decodePicture(caller, { kind: 'avatar', bytes: file.bytes, mediaType: '' }) : null
  return picture ? { kind: 'picture', picture } : { kind: 'refused', part: 'File[0]', error: 'picture-unreadable' }
}

const oneItemOnly = ({ index }: UploadedFile) =>
  ({ error_code: 400, error: 'bad-request', fields: { [`File[${index}]`]: 'unknown' } }) as const

const refusalOf = (part: string, error: FileFault | 'picture-unreadable'): EnvelopeOf<'saveAvatar'> => {
  // With one item the total is never over the limit.
  if (error === 'files-total-oversize') return refusalOf(part, 'file-oversize')
  return { error_code: 400, error, fields: { [part]: error } }
}
