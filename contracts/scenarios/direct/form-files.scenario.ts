import { describe, expect, test } from 'vitest'
import type { Caller, ScenarioUpload } from '../caller.ts'
import { signInRecipient } from '../recipient.ts'
import { openWorld, type ScenarioWorld } from '../world.ts'

const MOST = 5 * 1024 * 1024
const zuzana = { personalNumber: '2000002', birthDate: '1986-05-02' }
/** A PDF by its beginning, of exactly so many bytes. */
const pdf = (bytes: number) => {
  const file = new Uint8Array(bytes)
  file.set(new TextEncoder().encode('%PDF-1.4\n'))
  return file
}

/** Their first bytes: a compound file of old Office, a package of the new. */
const OFFICE: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  doc: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  xls: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  docx: new Uint8Array([0x50, 0x4b, 0x03, 0x04]),
  xlsx: new Uint8Array([0x50, 0x4b, 0x03, 0x04]),
}

type Form = {
  category: 'form' | 'request'
  /** The caller who may add files to it, and their path. */
  open: (world: ScenarioWorld) => Promise<{ caller: Caller; path: string }>
}
const forms: [what: string, form: Form][] = [
  [
    'the renewal',
    {
      category: 'form',
      open: async (world) => ({ caller: await signInRecipient(world, zuzana), path: '/renewal/files' }),
    },
  ],
  [
    'a request for help',
    {
      category: 'request',
      open: async (world) => {
        const visitor = world.visitor()
        const { response } = await visitor.post('/helpRequests', { variant: 'other' })
        return { caller: visitor, path: `/helpRequests/${(response as { requestKey: string }).requestKey}/files` }
      },
    },
  ],
]

describe.each(forms)('%s', (_what, { category, open }) => {
  const meta = (more: object = {}) =>
    JSON.stringify({ category, purpose: 'medical-report', issuedOn: '2026-11-02', ...more })
  const paper: ScenarioUpload = { meta: meta(), name: 'zpráva.pdf', type: 'application/pdf', bytes: pdf(2_000) }

  test.each<[what: string, file: ScenarioUpload, error: string, field: string, code: string]>([
    ['no file', { meta: meta() }, 'file-missing', 'File[0]', 'file-missing'],
    ['a byte more than 5 MB', { ...paper, bytes: pdf(MOST + 1) }, 'file-oversize', 'File[0]', 'file-oversize'],
    [
      'a photo of the family',
      { ...paper, meta: '{"category":"photo"}' },
      'file-category-unknown',
      'meta[0]',
      'file-category-unknown',
    ],
    [
      'no purpose',
      { ...paper, meta: meta({ purpose: undefined }) },
      'file-meta-invalid',
      'meta[0].purpose',
      'required',
    ],
    [
      'an unknown purpose',
      { ...paper, meta: meta({ purpose: 'school-report' }) },
      'file-meta-invalid',
      'meta[0].purpose',
      'unknown',
    ],
  ])('takes %s for no file of its own', async (_file, file, error, field, code) => {
    await using world = await openWorld()
    const { caller, path } = await open(world)
    const answer = await caller.upload([file], { path })
    expect(answer).toMatchObject({ status: 200, error_code: 400, error, fields: { [field]: code } })
  })

  test.each([MOST - 1, MOST])('takes a file of %d bytes', async (bytes) => {
    await using world = await openWorld()
    const { caller, path } = await open(world)
    const answer = await caller.upload([{ ...paper, bytes: pdf(bytes) }], { path })
    expect(answer).toMatchObject({ error_code: 200, response: { files: [{ name: 'zpráva.pdf', size: bytes }] } })
  })

  test('takes 25 MB together and not a byte more', async () => {
    await using world = await openWorld()
    const { caller, path } = await open(world)
    for (const bytes of [MOST, MOST, MOST, MOST, MOST - 1])
      expect(await caller.upload([{ ...paper, bytes: pdf(bytes) }], { path })).toMatchObject({ error_code: 200 })
    const over = await caller.upload([{ ...paper, bytes: pdf(10) }], { path })
    expect(over).toMatchObject({ error: 'files-total-oversize', limit: 5 * MOST })
  })

  test('takes twenty files', async () => {
    await using world = await openWorld()
    const { caller, path } = await open(world)
    for (let files = 0; files < 20; files += 1)
      expect(await caller.upload([paper], { path })).toMatchObject({ error_code: 200 })
    expect(await caller.upload([paper], { path })).toMatchObject({ error_code: 409, error: 'limit-reached', limit: 20 })
  })
})

test.each(['doc', 'docx', 'xls', 'xlsx'])('the type .%s belongs to requests alone (rule 15.1)', async (extension) => {
  await using world = await openWorld()
  for (const [, { category, open }] of forms) {
    const { caller, path } = await open(world)
    const meta = JSON.stringify({ category, purpose: 'other' })
    const { error } = await caller.upload([{ meta, name: `a.${extension}`, bytes: OFFICE[extension] ?? '' }], { path })
    if (category === 'form') expect(error).toBe('file-unsupported-type')
    else expect(error).not.toBe('file-unsupported-type')
  }
})
