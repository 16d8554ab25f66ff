import { describe } from 'vitest'
import { deleteAvatar, saveAvatar } from '#web/features/avatar/avatar-queries.ts'
import { interaction, ok, type PortalCall, refused } from './interaction.ts'
import { oneItem, type SentFile } from './multipart.ts'
import { savedProfile } from './person.ts'
import { badRequest, badUid, generalRefusals, keyReused } from './refusals.ts'

const key = 'pact-avatar-0001'
const GIVER = 'a signed-in donor'
/** A body of a form is recorded as text, so the scenarios send a real picture (bytes above 127). */
const picture: SentFile = { name: 'me.png', type: 'image/png', text: 'Dobrý den.' }

const saving = (sent = picture, idempotencyKey = key) => {
  const { parts, file } = oneItem({ category: 'avatar' }, sent)
  return {
    parts,
    headers: { 'Idempotency-Key': idempotencyKey },
    call: (api) => saveAvatar(api, file, idempotencyKey),
  } satisfies Partial<PortalCall>
}

describe('saveAvatar', () => {
  const save: PortalCall = {
    operation: 'save the profile photo',
    as: 'signed-in',
    method: 'POST',
    path: '/avatar',
    ...saving(),
  }
  for (const [what, error, sent] of [
    ['an empty file', 'file-empty', saving({ ...picture, text: '' })],
    ['a PDF', 'file-unsupported-type', saving({ name: 'me.pdf', type: 'application/pdf', text: '%PDF-1.4\n' })],
    ['a text that calls itself a picture', 'file-type-mismatch', saving()],
  ] as const) {
    interaction(
      { ...save, ...sent, operation: `save ${what} as the profile photo` },
      GIVER,
      refused(400, error, { fields: { 'File[0]': error } }),
    )
  }
  badRequest({ ...save, ...saving(picture, 'short') }, 'a key off the contract', 'Idempotency-Key')
  keyReused(save, 'saveAvatar')
  generalRefusals(save, 'a signed-in recipient')
})

describe('deleteAvatar', () => {
  const remove: PortalCall = {
    operation: 'remove the profile photo',
    as: 'signed-in',
    method: 'DELETE',
    path: '/avatar',
    call: deleteAvatar,
  }

  interaction(remove, GIVER, ok(savedProfile))
  badUid(remove)
  generalRefusals(remove, 'a signed-in recipient')
})
