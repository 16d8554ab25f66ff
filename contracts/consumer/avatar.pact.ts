import { describe } from 'vitest'
import { deleteAvatar, saveAvatar } from '#web/features/avatar/avatar-queries.ts'
import { donor, interaction, ok, type PortalCall, refused } from './interaction.ts'
import { oneItem, type SentFile } from './multipart.ts'
import { savedProfile } from './person.ts'
import { sharedRefusals } from './refusals.ts'

const GIVER = 'a signed-in donor'
/** A body of a form is recorded as text, so the scenarios send a real picture (bytes above 127). */
const picture: SentFile = { name: 'me.png', type: 'image/png', text: 'Dobrý den.' }

describe('saveAvatar', () => {
  const save = (operation = 'save the profile photo', sent = picture, key = 'pact-avatar-0001'): PortalCall => {
    const { parts, file } = oneItem({ category: 'avatar' }, sent)
    return donor.post(operation, '/avatar', (api) => saveAvatar(api, file, key), { key, parts })
  }

  for (const [what, error, sent] of [
    ['an empty file', 'file-empty', { ...picture, text: '' }],
    ['a PDF', 'file-unsupported-type', { name: 'me.pdf', type: 'application/pdf', text: '%PDF-1.4\n' }],
    ['a text that calls itself a picture', 'file-type-mismatch', picture],
  ] as const) {
    const refusal = refused(400, error, { fields: { 'File[0]': error } })
    interaction(save(`save ${what} as the profile photo`, sent), GIVER, refusal)
  }
  sharedRefusals(save(), [save(undefined, picture, 'short'), 'a key off the contract', 'Idempotency-Key'])
})

describe('deleteAvatar', () => {
  const remove = donor.delete('remove the profile photo', '/avatar', deleteAvatar)

  interaction(remove, GIVER, ok(savedProfile))
  sharedRefusals(remove)
})
