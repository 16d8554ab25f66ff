import { MatchersV3 } from '@pact-foundation/pact'
import { type Call, interaction, moment, refused } from './interaction.ts'
import type { SentFile } from './multipart.ts'

const { boolean, eachLike, integer, regex, string } = MatchersV3

export const paper: SentFile = { name: 'zprava.pdf', type: 'application/pdf', text: '%PDF-1.4\n' }

/** What the portal reads of the files of a long form. */
export const formFiles = {
  categories: eachLike({
    id: regex('^[a-z0-9-]+$', 'medical-report'),
    label: string('Lékařská zpráva'),
    isRequired: boolean(true),
    mayBeHandedOtherwise: boolean(false),
  }),
  files: eachLike({
    fileId: regex('^[A-Za-z0-9_.-]+$', 'file-1'),
    category: regex('^[a-z0-9-]+$', 'medical-report'),
    name: string('lékařská zpráva.pdf'),
    size: integer(182_044),
    uploadedAt: moment('2026-11-10T08:20:00.000Z'),
  }),
  mostFiles: integer(20),
  totalLimit: integer(26_214_400),
}

/** Files that no form takes; what is too large is no text, so the scenarios have it. */
export function refusedFiles(upload: Call, given: string, uploading: (sent: SentFile) => Partial<Call>): void {
  for (const [what, error, sent] of [
    ['an empty file', 'file-empty', { ...paper, text: '' }],
    ['a text', 'file-unsupported-type', { name: 'zprava.txt', type: 'text/plain', text: 'text' }],
    ['a text that calls itself a document', 'file-type-mismatch', { ...paper, text: 'text' }],
  ] as const) {
    interaction({
      ...upload,
      ...uploading(sent),
      given,
      operation: `${upload.operation}: ${what}`,
      answers: refused(400, error, { fields: { 'File[0]': error } }),
    })
  }
}
