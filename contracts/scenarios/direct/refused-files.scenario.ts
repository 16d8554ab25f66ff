import { describe, expect, test } from 'vitest'
import { compoundFile, excelFile, oldExcelFile, oldWordFile, wordFile } from '#rules/testing/office-files.ts'
import type { ScenarioCaller, ScenarioUpload } from '../caller.ts'
import { signInRecipient } from '../recipient.ts'
import { openWorld, type ScenarioWorld } from '../world.ts'
import { fakeBytes } from './fake-file.ts'

const PIXEL = fakeBytes('image/png', 0)
const LIMIT = 5 * 1024 * 1024
const pdf: ScenarioUpload = { name: 'zpráva.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF\n' }
const png: ScenarioUpload = { name: 'drak.png', type: 'image/png', bytes: PIXEL }
const zuzana = { personalNumber: '2000002', birthDate: '1986-05-02' }

/** An operation that accepts files: who calls it at which path, and a file that it accepts. */
type Operation = {
  open: (world: ScenarioWorld) => Promise<{ caller: ScenarioCaller; path: string; accessKey?: string }>
  meta: object
  file: ScenarioUpload
}

const uploads: Operation = {
  open: async (world) => ({ caller: await world.signIn('10000001'), path: '/upload' }),
  meta: { category: 'document' },
  file: pdf,
}
const avatar: Operation = {
  open: async (world) => ({ caller: await world.signIn('10000001'), path: '/avatar' }),
  meta: { category: 'avatar' },
  file: png,
}
const photos: Operation = {
  open: async (world) => ({ caller: await signInRecipient(world), path: '/recipientPhotos' }),
  meta: { category: 'photo', takenMonth: 8, takenYear: 2026, description: 'U vody' },
  file: png,
}
const documents: Operation = {
  open: async (world) => ({ caller: await signInRecipient(world), path: '/recipientDocuments' }),
  meta: { category: 'document', documentType: 'income-confirmation' },
  file: pdf,
}
const renewal: Operation = {
  open: async (world) => ({ caller: await signInRecipient(world, zuzana), path: '/renewal/files' }),
  meta: { category: 'form', purpose: 'other' },
  file: pdf,
}
const request: Operation = {
  open: async (world) => {
    const { response } = await world.visitor().post('/helpRequest', { variant: 'other' })
    const { accessKey } = response as { accessKey: string }
    return { caller: world.visitor(), path: '/helpRequest/files', accessKey }
  },
  meta: { category: 'request', purpose: 'other' },
  file: pdf,
}

async function send({ open, meta }: Operation, file: ScenarioUpload) {
  await using world = await openWorld()
  const { caller, ...where } = await open(world)
  return await caller.upload([{ meta: JSON.stringify(meta), ...file }], where)
}
const refused = (error: string, part: string) => ({ status: 200, error_code: 400, error, fields: { [part]: error } })

describe.each([
  ['an upload', uploads],
  ['the photo of a donor', avatar],
  ['the photos of a family', photos],
  ['the documents of a family', documents],
  ['a renewal', renewal],
  ['a request for help', request],
])('%s refuses', (_what, operation) => {
  test.each<[what: string, file: ScenarioUpload, error: string, part: string]>([
    ['no file', {}, 'file-missing', 'File[0]'],
    ['a byte more than 5 MB', { bytes: new Uint8Array(LIMIT + 1) }, 'file-oversize', 'File[0]'],
    ['an unknown category', { ...operation.file, meta: '{"category":"diary"}' }, 'file-category-unknown', 'meta[0]'],
    ['a meta that is no JSON', { ...operation.file, meta: 'document' }, 'file-meta-invalid', 'meta[0]'],
  ])('%s', async (_file, file, error, part) => {
    expect(await send(operation, file)).toMatchObject(refused(error, part))
  })
})

test.each([
  ['a donor', avatar],
  ['a family', photos],
])('a broken picture is no photo of %s', async (_who, operation) => {
  const broken = { ...png, bytes: PIXEL.slice(0, 40) }
  expect(await send(operation, broken)).toMatchObject(refused('picture-unreadable', 'File[0]'))
})

test('a picture is the photo of a donor until it is removed', async () => {
  await using world = await openWorld()
  const { caller, path } = await avatar.open(world)
  const saved = await caller.upload([{ meta: JSON.stringify(avatar.meta), ...png }], { path })
  expect(saved).toMatchObject({ error_code: 200, response: { profile: { avatar: expect.stringContaining('.png?') } } })
  expect(await caller.delete(path)).toMatchObject({ error_code: 200, response: { profile: { avatar: null } } })
})

test('files of more than 20 MB together are refused, the file that is too much named', async () => {
  await using world = await openWorld()
  const jana = await world.signIn('10000001')
  const files = Array.from({ length: 5 }, () => ({ ...pdf, bytes: new Uint8Array(LIMIT * 0.9) }))
  for (const { bytes } of files) bytes.set(new TextEncoder().encode('%PDF-1.4\n'))
  expect(await jana.upload(files)).toMatchObject(refused('files-total-oversize', 'File[4]'))
})

test.each([
  ['a hundred photos', photos, 100],
  ['two hundred documents', documents, 200],
])('a family has at most %s', async (_what, { open, meta, file }, limit) => {
  await using world = await openWorld()
  const { caller, ...where } = await open(world)
  const add = () => caller.upload([{ meta: JSON.stringify(meta), ...file }], where)
  let answer = await add()
  while (answer.error_code === 200 || answer.error_code === 429) {
    // A person uploads only so many files a minute.
    if (answer.error_code === 429) await world.advance('PT1M')
    answer = await add()
  }
  expect(answer).toMatchObject({ status: 200, error_code: 409, error: 'limit-reached', limit })
})

const installer = compoundFile(['SummaryInformation', '䡀㿿䏤䇬䗤䒬䠱'])
test.each([
  ['doc', oldWordFile(), installer],
  ['docx', wordFile(), excelFile()],
  ['xls', oldExcelFile(), oldWordFile()],
  ['xlsx', excelFile(), wordFile()],
])(
  'the type .%s belongs to requests alone, by what it holds (rules 15.1 and 15.4)',
  async (extension, bytes, other) => {
    const name = `a.${extension}`
    expect((await send(renewal, { name, bytes })).error).toBe('file-unsupported-type')
    expect(await send(request, { name, bytes: other })).toMatchObject(refused('file-type-mismatch', 'File[0]'))
    expect(await send(request, { name, bytes })).toMatchObject({ error_code: 200 })
  },
)
