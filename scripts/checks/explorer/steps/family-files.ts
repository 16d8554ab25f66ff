import { constantFrom } from 'fast-check'
import { pick } from '../memory.ts'
import { stepKind } from '../step.ts'
import { writeKind } from '../trouble.ts'
import type { Walk } from '../walk.ts'
import { callAs, families, which, writeAs } from './actors.ts'
import { pull } from './triggers.ts'

const photosOf = async (walk: Walk, who: string): Promise<readonly string[]> => {
  const answer = await callAs(walk, who, { operationId: 'getRecipientPhotos' })
  return (answer?.json?.response?.photos ?? []).map(({ photoId }) => photoId)
}

const documentsOf = async (walk: Walk, who: string): Promise<readonly string[]> => {
  const call = { operationId: 'getRecipientDocuments' } as const
  const types = (await callAs(walk, who, call))?.json?.response?.types ?? []
  return types.flatMap(({ files }) => files.map(({ documentId }) => documentId))
}

export const familyFiles = [
  writeKind('add-photo', {
    details: { who: families },
    say: ({ who }) => `family ${who} adds a photo`,
    take: (walk, { who, trouble }) => {
      const meta = { category: 'photo', takenMonth: 9, takenYear: 2026, description: 'Na zahradě' }
      const upload = { meta, name: 'zahrada.png', type: 'image/png', bytes: PNG }
      return writeAs(walk, who, { operationId: 'addRecipientPhoto', upload }, trouble)
    },
  }),
  stepKind('choose-photo', {
    details: { who: families, n: which },
    say: ({ who, n }) => `family ${who} makes photo ${n} the primary one`,
    take: async (walk, { who, n }) => {
      const photoId = pick(await photosOf(walk, who), n) ?? 'pho-none'
      await callAs(walk, who, { operationId: 'choosePrimaryPhoto', id: photoId })
    },
  }),
  writeKind('remove-photo', {
    weight: 2,
    details: { who: families, n: which },
    say: ({ who, n }) => `family ${who} asks to remove photo ${n}`,
    take: async (walk, { who, n, trouble }) => {
      const id = pick(await photosOf(walk, who), n) ?? 'pho-none'
      const body = { reason: 'Nahráli jsme ji omylem.' }
      await writeAs(walk, who, { operationId: 'requestPhotoRemoval', id, body }, trouble)
    },
  }),
  stepKind('process-photo-removal', {
    details: { who: families },
    say: ({ who }) => `the foundation removes the photos that family ${who} asked for`,
    take: (walk, { who }) => pull(walk, 'photo-deletion-processed', { person: who }),
  }),
  writeKind('hand-document', {
    weight: 2,
    details: { who: families, type: constantFrom('medical-report', 'income-confirmation', 'other') },
    say: ({ who, type }) => `family ${who} hands over a document (${type})`,
    take: (walk, { who, type, trouble }) => {
      const meta = { category: 'document', documentType: type, issuedOn: '2026-10-12' }
      const upload = { meta, name: 'zprava.pdf', type: 'application/pdf', bytes: PDF }
      const call = { operationId: 'uploadRecipientDocument', upload } as const
      return writeAs(walk, who, call, trouble)
    },
  }),
  stepKind('take-document-back', {
    details: { who: families, n: which },
    say: ({ who, n }) => `family ${who} takes document ${n} back`,
    take: async (walk, { who, n }) => {
      const id = pick(await documentsOf(walk, who), n) ?? 'handed-none'
      await callAs(walk, who, { operationId: 'removeRecipientDocument', id })
    },
  }),
  stepKind('create-document', {
    details: { who: constantFrom('10000001', '10000009', '2000001') },
    say: ({ who }) => `the foundation issues a document to ${who}`,
    take: (walk, { who }) => pull(walk, 'document-created', { person: who }),
  }),
]

/** The smallest files that are valid by their bytes. */
export const PDF = Buffer.from('%PDF-1.4\n')
/** One white pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
