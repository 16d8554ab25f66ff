import { constantFrom, record } from 'fast-check'
import { pick } from '../memory.ts'
import { PDF, PNG } from '../papers.ts'
import { stepKind } from '../step.ts'
import { sayTrouble, troubles } from '../trouble.ts'
import type { Walk } from '../walk.ts'
import { callAs, families, which, writeAs } from './actors.ts'
import { pull } from './triggers.ts'

const photosOf = async (walk: Walk, who: string): Promise<readonly string[]> => {
  const answer = await callAs(walk, who, { operationId: 'getRecipientPhotos', method: 'GET', path: '/recipientPhotos' })
  return (answer?.json?.response?.photos ?? []).map(({ photoId }) => photoId)
}

const documentsOf = async (walk: Walk, who: string): Promise<readonly string[]> => {
  const call = { operationId: 'getRecipientDocuments', method: 'GET', path: '/recipientDocuments' } as const
  const types = (await callAs(walk, who, call))?.json?.response?.types ?? []
  return types.flatMap(({ files }) => files.map(({ documentId }) => documentId))
}

export const familyFiles = [
  stepKind('add-photo', {
    details: record({ who: families, trouble: troubles }),
    say: ({ who, trouble }) => `family ${who} adds a photo${sayTrouble(trouble)}`,
    take: (walk, { who, trouble }) => {
      const meta = { category: 'photo', takenMonth: 9, takenYear: 2026, description: 'Na zahradě' }
      const upload = { meta, name: 'zahrada.png', type: 'image/png', bytes: PNG }
      return writeAs(
        walk,
        who,
        { operationId: 'addRecipientPhoto', method: 'POST', path: '/recipientPhotos', upload },
        trouble,
      )
    },
  }),
  stepKind('choose-photo', {
    details: record({ who: families, n: which }),
    say: ({ who, n }) => `family ${who} makes photo ${n} the primary one`,
    take: async (walk, { who, n }) => {
      const photoId = pick(await photosOf(walk, who), n) ?? 'pho-none'
      await callAs(walk, who, {
        operationId: 'choosePrimaryPhoto',
        method: 'POST',
        path: `/recipientPhotos/${photoId}/primary`,
      })
    },
  }),
  stepKind('remove-photo', {
    weight: 2,
    details: record({ who: families, n: which, trouble: troubles }),
    say: ({ who, n, trouble }) => `family ${who} asks to remove photo ${n}${sayTrouble(trouble)}`,
    take: async (walk, { who, n, trouble }) => {
      const path = `/recipientPhotos/${pick(await photosOf(walk, who), n) ?? 'pho-none'}/removal`
      const body = { reason: 'Nahráli jsme ji omylem.' }
      await writeAs(walk, who, { operationId: 'requestPhotoRemoval', method: 'POST', path, body }, trouble)
    },
  }),
  stepKind('process-photo-removal', {
    details: record({ who: families }),
    say: ({ who }) => `the foundation removes the photos that family ${who} asked for`,
    take: (walk, { who }) => pull(walk, 'photo-deletion-processed', { person: who }),
  }),
  stepKind('hand-document', {
    weight: 2,
    details: record({
      who: families,
      type: constantFrom('medical-report', 'income-confirmation', 'other'),
      trouble: troubles,
    }),
    say: ({ who, type, trouble }) => `family ${who} hands over a document (${type})${sayTrouble(trouble)}`,
    take: (walk, { who, type, trouble }) => {
      const meta = { category: 'document', documentType: type, issuedOn: '2026-10-12' }
      const upload = { meta, name: 'zprava.pdf', type: 'application/pdf', bytes: PDF }
      const call = {
        operationId: 'uploadRecipientDocument',
        method: 'POST',
        path: '/recipientDocuments',
        upload,
      } as const
      return writeAs(walk, who, call, trouble)
    },
  }),
  stepKind('take-document-back', {
    details: record({ who: families, n: which }),
    say: ({ who, n }) => `family ${who} takes document ${n} back`,
    take: async (walk, { who, n }) => {
      const path = `/recipientDocuments/${pick(await documentsOf(walk, who), n) ?? 'handed-none'}`
      await callAs(walk, who, { operationId: 'removeRecipientDocument', method: 'DELETE', path })
    },
  }),
  stepKind('create-document', {
    details: record({ who: constantFrom('10000001', '10000009', '2000001') }),
    say: ({ who }) => `the foundation issues a document to ${who}`,
    take: (walk, { who }) => pull(walk, 'document-created', { person: who }),
  }),
]
