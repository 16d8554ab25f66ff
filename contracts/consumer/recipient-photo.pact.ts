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
import { family, idPath, imagePath, interaction, moment, ok, type PortalCall, refused, UNKNOWN } from './interaction.ts'
import { oneItem, type SentFile } from './multipart.ts'
import { savedRecipient } from './person.ts'
import { editingLocked, sharedRefusals } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const { boolean, eachLike, integer, regex, string } = MatchersV3
const FAMILY = 'a signed-in recipient'
const WITH_PHOTO = 'a recipient with a photo'
const LEAVING = 'a recipient whose photo is being removed'
const photoId = 'pho-train'
const ofPhoto = (id: string, after = '') => idPath('photoId', '/recipientPhotos', id, after)
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
  const list = family.get('list photos of a family', '/recipientPhotos', getRecipientPhotos)

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
  sharedRefusals(list)
})

describe('addRecipientPhoto', () => {
  const taken: RecipientPhotoMeta = { category: 'photo', takenMonth: 8, takenYear: 2020, description: 'U vody' }
  /** A body of a form is recorded as text, so the scenarios send a real picture (bytes above 127). */
  const picture: SentFile = { name: 'u-vody.png', type: 'image/png', text: 'Dobrý den.' }
  const add = (operation = 'add a photo', sent = picture, meta = taken, key = 'pact-photo-0001'): PortalCall => {
    const { parts, file } = oneItem(meta, sent)
    return family.post(operation, '/recipientPhotos', (api) => addRecipientPhoto(api, { file, meta }, key), {
      key,
      parts,
    })
  }

  for (const [what, error, sent] of [
    ['an empty file', 'file-empty', { ...picture, text: '' }],
    ['a PDF', 'file-unsupported-type', { name: 'u-vody.pdf', type: 'application/pdf', text: '%PDF-1.4\n' }],
    ['a text that calls itself a picture', 'file-type-mismatch', picture],
  ] as const)
    interaction(add(`add ${what} as a photo`, sent), FAMILY, refused(400, error, { fields: { 'File[0]': error } }))
  interaction(
    add('add a photo of the future', picture, { ...taken, takenYear: 2099 }),
    FAMILY,
    inFuture('meta[0].takenMonth'),
  )
  editingLocked(add())
  sharedRefusals(add(), [add(undefined, picture, taken, 'short'), 'a key off the contract', 'Idempotency-Key'])
})

describe('saveRecipientPhoto', () => {
  const key = 'pact-photo-0002'
  const opened = { takenMonth: 8, takenYear: 2026, description: 'Výlet k parní lokomotivě' }
  const taken: RecipientPhotoRequest = { ...opened, takenYear: 2020, basedOn: opened }
  const basedOn = {
    ...opened,
    takenMonth: fromState('storedMonth', 8),
    takenYear: fromState('storedYear', 2026),
  }
  const save = (operation = 'save a photo', id = photoId, request = taken) =>
    family.post(operation, ofPhoto(id), (api) => saveRecipientPhoto(api, id, request, key), { key, body: request })
  const unknown = save(undefined, UNKNOWN)

  interaction({ ...save(), body: { ...taken, basedOn } }, WITH_PHOTO, saved)
  interaction(
    save('save a description that another device has changed', photoId, {
      ...opened,
      description: 'Výlet k přehradě',
      basedOn: { ...opened, description: 'Popis z dřívějška' },
    }),
    WITH_PHOTO,
    refused(409, 'changed-elsewhere', {
      fields: { description: 'changed-elsewhere' },
      current: { takenMonth: integer(8), takenYear: integer(2026), description: string(opened.description) },
    }),
  )
  interaction(
    {
      ...save('save a photo of next month', photoId, { ...taken, takenMonth: 12, takenYear: 2026 }),
      body: {
        ...taken,
        takenMonth: fromState('nextMonth', 12),
        takenYear: fromState('yearOfNextMonth', 2026),
        basedOn,
      },
    },
    WITH_PHOTO,
    inFuture('takenMonth'),
  )
  interaction(save('save a photo not theirs', UNKNOWN), FAMILY, notFound)
  interaction(save('save a photo being removed'), LEAVING, removing)
  editingLocked(save())
  sharedRefusals(unknown, [save(undefined, UNKNOWN, { ...taken, description: '' }), 'no description', 'description'])
})

describe('choosePrimaryPhoto', () => {
  const choose = (operation = 'choose the primary photo', id = photoId) =>
    family.post(operation, ofPhoto(id, '/primary'), (api) => choosePrimaryPhoto(api, id))
  const unknown = choose(undefined, UNKNOWN)

  interaction(choose(), WITH_PHOTO, saved)
  interaction(choose('choose a photo not theirs', UNKNOWN), FAMILY, notFound)
  interaction(choose('choose a photo being removed'), LEAVING, removing)
  editingLocked(choose())
  sharedRefusals(unknown)
})

describe('requestPhotoRemoval', () => {
  const key = 'pact-photo-0003'
  const remove = (operation = 'ask to remove a photo', id = photoId, reason = 'Nahráli jsme ji omylem.') =>
    family.post(operation, ofPhoto(id, '/removal'), (api) => requestPhotoRemoval(api, id, { reason }, key), {
      key,
      body: { reason },
    })
  const unknown = remove(undefined, UNKNOWN)

  interaction(remove(), WITH_PHOTO, saved)
  interaction(remove('ask to remove a photo not theirs', UNKNOWN), FAMILY, notFound)
  interaction(remove('ask again to remove a photo'), LEAVING, removing)
  editingLocked(remove())
  sharedRefusals(unknown, [remove(undefined, UNKNOWN, ' '), 'no reason', 'reason'])
})
