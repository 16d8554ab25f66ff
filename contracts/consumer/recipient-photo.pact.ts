import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import {
  addRecipientPhoto,
  choosePrimaryPhoto,
  getRecipientPhotos,
  requestPhotoRemoval,
  saveRecipientPhoto,
} from '#web/features/recipient-photo/recipient-photo-queries.ts'
import type { RecipientPhotoMeta, RecipientPhotoRequest } from '#web/shared/api/wire.ts'
import { imagePath, interaction, moment, ok, type PortalCall, refused, statePath, UNKNOWN } from './interaction.ts'
import { oneItem, type SentFile } from './multipart.ts'
import { savedRecipient } from './person.ts'
import { badRequest, badUid, editingLocked, generalRefusals, keyReused } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const { boolean, eachLike, integer, regex, string } = MatchersV3
const FAMILY = 'a signed-in recipient'
const WITH_PHOTO = 'a recipient with a photo'
const LEAVING = 'a recipient whose photo is being removed'
const photoId = 'pho-train'
const notFound = refused(404, 'photo-not-found')
const removing = refused(409, 'removal-requested')
const inFuture = (field: string) => refused(422, 'month-in-future', { fields: { [field]: 'future' } })

const photo = {
  photoId: regex('^[A-Za-z0-9_.-]+$', photoId),
  path: imagePath,
  takenMonth: integer(8),
  takenYear: integer(2026),
  description: string('Výlet k parní lokomotivě'),
  isPrimary: boolean(true),
}
const saved = ok({ photos: eachLike(photo), saved: savedRecipient })

describe('getRecipientPhotos', () => {
  const list: PortalCall = {
    operation: 'list photos of a family',
    as: 'signed-in',
    caller: 'recipient',
    method: 'GET',
    path: '/recipientPhotos',
    call: getRecipientPhotos,
  }

  interaction(list, FAMILY, ok({ photos: eachLike(photo) }))
  interaction(
    { ...list, operation: 'list photos, one of them being removed' },
    LEAVING,
    ok({
      photos: eachLike({
        photoId: photo.photoId,
        removal: { requestedAt: moment('2026-11-09T09:00:00.000Z'), reason: string('Nahráli jsme ji omylem.') },
      }),
    }),
  )
  badUid(list)
  generalRefusals(list, 'a signed-in donor')
})

describe('addRecipientPhoto', () => {
  const key = 'pact-photo-0001'
  const taken: RecipientPhotoMeta = { category: 'photo', takenMonth: 8, takenYear: 2020, description: 'U vody' }
  /** A body of a form is recorded as text, so the scenarios send a real picture (bytes above 127). */
  const picture: SentFile = { name: 'u-vody.png', type: 'image/png', text: 'Dobrý den.' }
  const adding = (sent = picture, meta = taken, idempotencyKey = key) => {
    const { parts, file } = oneItem(meta, sent)
    return {
      parts,
      headers: { 'Idempotency-Key': idempotencyKey },
      call: (api) => addRecipientPhoto(api, { file, meta }, idempotencyKey),
    } satisfies Partial<PortalCall>
  }
  const add: PortalCall = {
    operation: 'add a photo',
    as: 'signed-in',
    caller: 'recipient',
    method: 'POST',
    path: '/recipientPhotos',
    ...adding(),
  }

  for (const [what, error, sent] of [
    ['an empty file', 'file-empty', adding({ ...picture, text: '' })],
    ['a PDF', 'file-unsupported-type', adding({ name: 'u-vody.pdf', type: 'application/pdf', text: '%PDF-1.4\n' })],
    ['a text that calls itself a picture', 'file-type-mismatch', adding()],
  ] as const) {
    interaction(
      { ...add, ...sent, operation: `add ${what} as a photo` },
      FAMILY,
      refused(400, error, { fields: { 'File[0]': error } }),
    )
  }
  interaction(
    { ...add, ...adding(picture, { ...taken, takenYear: 2099 }), operation: 'add a photo of the future' },
    FAMILY,
    inFuture('meta[0].takenMonth'),
  )
  editingLocked(add)
  badRequest({ ...add, ...adding(picture, taken, 'short') }, 'a key off the contract', 'Idempotency-Key')
  keyReused(add, 'addRecipientPhoto')
  generalRefusals(add, 'a signed-in donor')
})

describe('saveRecipientPhoto', () => {
  const key = 'pact-photo-0002'
  const taken: RecipientPhotoRequest = { takenMonth: 8, takenYear: 2020, description: 'Výlet k parní lokomotivě' }
  const saving = (id: string, request = taken) =>
    ({
      path: `/recipientPhotos/${id}`,
      body: request,
      call: (api) => saveRecipientPhoto(api, id, request, key),
    }) satisfies Partial<PortalCall>
  const save: PortalCall = {
    operation: 'save a photo',
    as: 'signed-in',
    caller: 'recipient',
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    ...saving(UNKNOWN),
  }
  const known = (request = taken) => ({
    ...saving(photoId, request),
    path: statePath('photoId', '/recipientPhotos', photoId),
  })

  interaction({ ...save, ...known() }, WITH_PHOTO, saved)
  interaction(
    {
      ...save,
      ...known({ ...taken, takenMonth: 12, takenYear: 2026 }),
      body: { ...taken, takenMonth: fromState('nextMonth', 12), takenYear: fromState('yearOfNextMonth', 2026) },
      operation: 'save a photo of next month',
    },
    WITH_PHOTO,
    inFuture('takenMonth'),
  )
  interaction({ ...save, operation: 'save a photo not theirs' }, FAMILY, notFound)
  interaction({ ...save, ...known(), operation: 'save a photo being removed' }, LEAVING, removing)
  editingLocked({ ...save, ...known() })
  badRequest({ ...save, ...saving(UNKNOWN, { ...taken, description: '' }) }, 'no description', 'description')
  keyReused(save, 'saveRecipientPhoto')
  generalRefusals(save, 'a signed-in donor')
})

describe('choosePrimaryPhoto', () => {
  const choosing = (id: string) =>
    ({
      path: `/recipientPhotos/${id}/primary`,
      call: (api) => choosePrimaryPhoto(api, id),
    }) satisfies Partial<PortalCall>
  const choose: PortalCall = {
    operation: 'choose the primary photo',
    as: 'signed-in',
    caller: 'recipient',
    method: 'POST',
    ...choosing(UNKNOWN),
  }
  const known = { ...choosing(photoId), path: statePath('photoId', '/recipientPhotos', photoId, '/primary') }

  interaction({ ...choose, ...known }, WITH_PHOTO, saved)
  interaction({ ...choose, operation: 'choose a photo not theirs' }, FAMILY, notFound)
  interaction({ ...choose, ...known, operation: 'choose a photo being removed' }, LEAVING, removing)
  editingLocked({ ...choose, ...known })
  badUid(choose)
  generalRefusals(choose, 'a signed-in donor')
})

describe('requestPhotoRemoval', () => {
  const key = 'pact-photo-0003'
  const withBody = (id: string, reason = 'Nahráli jsme ji omylem.') =>
    ({
      path: `/recipientPhotos/${id}/removal`,
      body: { reason },
      call: (api) => requestPhotoRemoval(api, id, { reason }, key),
    }) satisfies Partial<PortalCall>
  const request: PortalCall = {
    operation: 'ask to remove a photo',
    as: 'signed-in',
    caller: 'recipient',
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    ...withBody(UNKNOWN),
  }
  const known = { ...withBody(photoId), path: statePath('photoId', '/recipientPhotos', photoId, '/removal') }

  interaction({ ...request, ...known }, WITH_PHOTO, saved)
  interaction({ ...request, operation: 'ask to remove a photo not theirs' }, FAMILY, notFound)
  interaction({ ...request, ...known, operation: 'ask again to remove a photo' }, LEAVING, removing)
  editingLocked({ ...request, ...known })
  badRequest({ ...request, ...withBody(UNKNOWN, ' ') }, 'no reason', 'reason')
  keyReused(request, 'requestPhotoRemoval')
  generalRefusals(request, 'a signed-in donor')
})
