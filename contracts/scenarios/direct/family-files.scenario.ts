import { expect, test } from 'vitest'
import type { Caller, ScenarioUpload } from '../caller.ts'
import { signInRecipient } from '../recipient.ts'
import { openWorld } from '../world.ts'
import { PIXEL } from './pixel.ts'

const TOO_MUCH = new Uint8Array(5 * 1024 * 1024 + 1)
const photoMeta = { category: 'photo', takenMonth: 8, takenYear: 2026, description: 'U vody' }
const photo: ScenarioUpload = { meta: JSON.stringify(photoMeta), name: 'u vody.png', type: 'image/png', bytes: PIXEL }
const paperMeta = { category: 'document', documentType: 'income-confirmation' }
const paper: ScenarioUpload = {
  meta: JSON.stringify(paperMeta),
  name: 'příjem.pdf',
  type: 'application/pdf',
  bytes: '%PDF-1.4\n%%EOF\n',
}
const add = (family: Caller, file: ScenarioUpload = photo) => family.upload([file], { path: '/recipientPhotos' })
const hand = (family: Caller, ...files: ScenarioUpload[]) => family.upload(files, { path: '/recipientDocuments' })

test.each<[what: string, file: ScenarioUpload, error: string, part: string]>([
  ['a broken picture', { ...photo, bytes: PIXEL.slice(0, 40) }, 'picture-unreadable', 'File[0]'],
  ['no file', { meta: JSON.stringify(photoMeta) }, 'file-missing', 'File[0]'],
  ['more than 5 MB', { ...photo, bytes: TOO_MUCH }, 'file-oversize', 'File[0]'],
  ['a document', { ...photo, meta: '{"category":"document"}' }, 'file-category-unknown', 'meta[0]'],
  [
    'no month',
    { ...photo, meta: JSON.stringify({ ...photoMeta, takenMonth: undefined }) },
    'file-meta-invalid',
    'meta[0].takenMonth',
  ],
])('%s is no photo of a family', async (_what, file, error, part) => {
  await using world = await openWorld()
  const answer = await add(await signInRecipient(world), file)
  expect(answer).toMatchObject({
    status: 200,
    error_code: 400,
    error,
    fields: { [part]: error === 'file-meta-invalid' ? 'required' : error },
  })
})

test.each<[what: string, file: ScenarioUpload, error: string, part: string]>([
  ['no file', { meta: JSON.stringify(paperMeta) }, 'file-missing', 'File[0]'],
  ['more than 5 MB', { ...paper, bytes: TOO_MUCH }, 'file-oversize', 'File[0]'],
  ['a photo', { ...paper, meta: '{"category":"photo"}' }, 'file-category-unknown', 'meta[0]'],
  [
    'a report of no day',
    { ...paper, meta: JSON.stringify({ ...paperMeta, documentType: 'medical-report' }) },
    'file-meta-invalid',
    'meta[0].issuedOn',
  ],
])('%s is no document of a family', async (_what, file, error, part) => {
  await using world = await openWorld()
  const answer = await hand(await signInRecipient(world), file)
  expect(answer).toMatchObject({
    status: 200,
    error_code: 400,
    error,
    fields: { [part]: error === 'file-meta-invalid' ? 'required' : error },
  })
})

test('a family has a hundred photos at most', async () => {
  await using world = await openWorld()
  const family = await signInRecipient(world)
  const { response } = await family.get('/recipientPhotos')
  const there = (response as { photos: unknown[] }).photos.length
  for (let photos = there; photos < 100; photos += 1) expect(await add(family)).toMatchObject({ error_code: 200 })
  expect(await add(family)).toMatchObject({ status: 200, error_code: 409, error: 'limit-reached', limit: 100 })
})

test('a family hands over two hundred files at most', async () => {
  await using world = await openWorld()
  const family = await signInRecipient(world)
  const { response } = await family.get('/recipientDocuments')
  const there = (response as { types: { files: unknown[] }[] }).types.flatMap(({ files }) => files).length
  for (let files = there; files < 200; files += 1) expect(await hand(family, paper)).toMatchObject({ error_code: 200 })
  expect(await hand(family, paper)).toMatchObject({ status: 200, error_code: 409, error: 'limit-reached', limit: 200 })
})
