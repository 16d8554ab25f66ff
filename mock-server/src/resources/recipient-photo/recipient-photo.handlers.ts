import type { components } from '#generated/provider.d.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Recipient, StoredImage } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Caller, Handler, HandlerContext, UploadedFile } from '../../kernel/handler.ts'
import { mergeRequest } from '../shared/merge-request.ts'
import { recipientOf } from '../shared/person-of-token.ts'
import { refuseWhileLocked } from '../shared/refuse-while-locked.ts'
import { decodePicture } from '../shared/uploads/decode-picture.ts'
import { type OneItem, readOneItem } from '../shared/uploads/one-item.ts'
import {
  addPhoto,
  choosePrimary,
  MAX_PHOTOS,
  type PhotoDetails,
  requestPhotoRemoval as requestRemoval,
  savePhoto,
} from './family-photos.rules.ts'
import { presentPhotos, presentPhotosSaved, presentPhotoValues } from './recipient-photo.presenter.ts'

type Refused = Extract<OneItem, { kind: 'file-refused' }>['answer']

/** The validated parts of an uploaded photo. With valid texts but no picture, `answer` says what is wrong with the file. */
type OfferedPhoto =
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

const readPhoto = async (caller: Caller | null, files: readonly UploadedFile[]): Promise<OfferedPhoto> => {
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

export const getRecipientPhotos: Handler<'getRecipientPhotos'> = {
  run(world, { caller }, { signImage }) {
    const photos = presentPhotos(recipientOf(world, caller), signImage)
    return { answer: { error_code: 200, response: { photos } }, changes: [], rule: 'rule 10.8 Photos' }
  },
}

/** The bytes are validated and the picture is scaled down before the atomic step. */
export const addRecipientPhoto: Handler<'addRecipientPhoto', OfferedPhoto> = {
  refuseFiles: (world, { caller }, { now }) => refuseWhileLocked(recipientOf(world, caller), now),
  prepare: (_world, { caller, files }) => readPhoto(caller, files),
  run(world, { caller }, context) {
    const recipient = recipientOf(world, caller)
    const { prepared, now } = context
    if (prepared.kind === 'malformed') return { status: 400, answer: prepared.answer, changes: [], rule: FILES }
    const locked = refuseWhileLocked(recipient, now)
    if (locked) return locked
    if (prepared.kind === 'refused') return { answer: prepared.answer, changes: [], rule: FILES }
    const { result, changes, rule } = addPhoto(recipient, prepared.photo, context)
    switch (result.kind) {
      case 'full':
        return { answer: { error_code: 409, error: 'limit-reached', limit: MAX_PHOTOS }, changes, rule }
      case 'month-in-future':
        return { answer: monthInFuture('meta[0].takenMonth'), changes, rule }
      case 'no-picture':
        return { answer: prepared.answer, changes, rule: FILES }
      case 'saved':
        return { answer: presentPhotosSaved(world, result.recipient, context), changes, rule }
    }
  },
}

export const saveRecipientPhoto: Handler<'saveRecipientPhoto'> = {
  run(world, { params, body, caller }, context) {
    const recipient = recipientOf(world, caller)
    const locked = refuseWhileLocked(recipient, context.now)
    if (locked) return locked
    const { basedOn, ...wanted } = body
    const photo = recipient.photos.find(({ id, removal }) => id === params.photoId && removal === null)
    const merged = photo && mergeRequest('saveRecipientPhoto', { wanted, basedOn, stored: presentPhotoValues(photo) })
    if (merged?.kind === 'conflict') return merged.outcome
    const { result, changes, rule } = savePhoto(recipient, params.photoId, merged?.record ?? wanted, context.now)
    if (result.kind === 'month-in-future') return { answer: monthInFuture('takenMonth'), changes, rule }
    return answered(world, { result, changes, rule }, context)
  },
}

export const choosePrimaryPhoto: Handler<'choosePrimaryPhoto'> = {
  run(world, { params, caller }, context) {
    const recipient = recipientOf(world, caller)
    return (
      refuseWhileLocked(recipient, context.now) ?? answered(world, choosePrimary(recipient, params.photoId), context)
    )
  },
}

export const requestPhotoRemoval: Handler<'requestPhotoRemoval'> = {
  run(world, { params, body, caller }, context) {
    const recipient = recipientOf(world, caller)
    return (
      refuseWhileLocked(recipient, context.now) ??
      answered(world, requestRemoval(recipient, params.photoId, body.reason, context.now), context)
    )
  },
}

const FILES = 'rule 15.1 File types'

type Result =
  | { readonly kind: 'saved'; readonly recipient: Recipient }
  | { readonly kind: 'not-found' | 'removal-requested' }

const answered = (world: WorldState, { result, changes, rule }: Decision<Result>, context: HandlerContext) => {
  switch (result.kind) {
    case 'saved':
      return { answer: presentPhotosSaved(world, result.recipient, context), changes, rule }
    case 'not-found':
      return { answer: { error_code: 404, error: 'photo-not-found' } as const, changes, rule }
    case 'removal-requested':
      return { answer: { error_code: 409, error: 'removal-requested' } as const, changes, rule }
  }
}

const monthInFuture = (field: string) =>
  ({ error_code: 422, error: 'month-in-future', fields: { [field]: 'future' } }) as const
