import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { type UploadItem, uploadFiles } from '#web/shared/api/upload.ts'
import { donor, interaction, ok, type PortalCall, refused } from './interaction.ts'
import type { MultipartPart, SentFile } from './multipart.ts'
import { sharedRefusals } from './refusals.ts'

const { regex } = MatchersV3
/** The smallest file that is a PDF by its bytes. */
const pdf = '%PDF-1.4\n%%EOF\n'

const report: SentFile = { name: 'report.pdf', type: 'application/pdf', text: pdf }

describe('uploadFiles', () => {
  const upload = (operation = 'upload a file', files = [report], key = 'pact-upload-0001'): PortalCall => {
    const items = files.map(
      ({ name, type, text }): UploadItem => ({ category: 'document', file: new File([text], name, { type }) }),
    )
    const parts = files.flatMap(({ text, ...file }, index): MultipartPart[] => [
      { name: `meta[${index}]`, text: '{"category":"document"}' },
      { name: `File[${index}]`, text, file },
    ])
    return donor.post(operation, '/upload', (api) => uploadFiles(api, items, { idempotencyKey: key }), { key, parts })
  }

  interaction(
    upload(),
    'a signed-in recipient',
    ok({ files: [{ Key: regex('^[A-Za-z0-9_.-]+$', 'file-1'), Value: 'report.pdf' }] }),
  )
  for (const [what, file] of [
    ['a PDF that the device declares by another name', { ...report, type: 'application/x-pdf' }],
    ['a PDF that the device declares as a download', { ...report, type: 'application/force-download' }],
    ['a PDF that begins with an empty line', { ...report, text: `\r\n${pdf}` }],
  ] as const) {
    interaction(
      upload(`upload ${what}`, [file]),
      'a signed-in recipient',
      ok({ files: [{ Key: regex('^[A-Za-z0-9_.-]+$', 'file-1'), Value: 'report.pdf' }] }),
    )
  }
  for (const [what, error, file] of [
    ['an empty file', 'file-empty', { ...report, text: '' }],
    ['a program', 'file-unsupported-type', { ...report, name: 'report.exe' }],
    ['a text that calls itself a PDF', 'file-type-mismatch', { ...report, text: 'Dobrý den.' }],
  ] as const) {
    interaction(
      upload(`upload a file and ${what}`, [report, file]),
      'a signed-in recipient',
      refused(400, error, { fields: { 'File[1]': error } }),
    )
  }
  sharedRefusals(
    upload(),
    [upload(undefined, [report], 'short'), 'a key off the contract', 'Idempotency-Key'],
    'a signed-in administrator',
  )
})
