import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { downloadDocument, getDocuments, reissueDocument } from '#web/features/document/document-queries.ts'
import { donor, idPath, interaction, moment, ok, pdf, refused, UNKNOWN } from './interaction.ts'
import { sharedRefusals } from './refusals.ts'

const { boolean, eachLike, integer, regex, string } = MatchersV3
const GIVER = 'a signed-in donor'
const documentId = 'doc-2025'
const notFound = refused(404, 'document-not-found')
const NOT_PRINTABLE = 'a donor whose tax name cannot be shown'
const notPrintable = refused(409, 'tax-name-not-printable')

const certificate = {
  documentId: regex('^[A-Za-z0-9_.-]+$', documentId),
  type: 'tax-certificate' as unknown,
  createdAt: moment('2026-01-19T07:00:00.000Z'),
  taxYear: integer(2025),
  amount: integer(6000),
  issuedTo: string('Jana Nováková'),
  isNew: boolean(false),
}

describe('getDocuments', () => {
  const list = donor.get('list documents', '/documents', getDocuments)

  interaction(list, GIVER, ok(eachLike(certificate)))
  interaction({ ...list, operation: 'list documents where there are none' }, 'a donor who never voted', ok([]))
  sharedRefusals(list)
})

describe('downloadDocument', () => {
  const download = (operation = 'download a document', id = UNKNOWN) =>
    donor.post(operation, idPath('documentId', '/documents', id, '/file'), (api) => downloadDocument(api, id), {
      accept: 'application/pdf',
    })

  interaction(download(undefined, documentId), 'a donor with a certificate', pdf)
  interaction(download('download a document not theirs'), GIVER, notFound)
  interaction(download('download a certificate to a name that it cannot show', documentId), NOT_PRINTABLE, notPrintable)
  sharedRefusals(download())
})

describe('reissueDocument', () => {
  const reissue = (operation = 'issue a certificate again', id = UNKNOWN, key = 'pact-reissue-0001') =>
    donor.post(operation, idPath('documentId', '/documents', id, '/reissue'), (api) => reissueDocument(api, id, key), {
      key,
    })

  interaction(
    reissue(undefined, documentId),
    'a donor whose tax data have changed since the certificate',
    ok(certificate),
  )
  for (const [given, error] of [
    ['a certificate that was replaced', 'document-replaced'],
    ['a donor with a certificate', 'tax-data-unchanged'],
    ['a donor with a confirmation of a gift', 'document-not-reissuable'],
    [NOT_PRINTABLE, 'tax-name-not-printable'],
  ] as const)
    interaction(reissue(`issue a certificate again, given ${given}`, documentId), given, refused(409, error))
  interaction(reissue('issue again a document not theirs'), GIVER, notFound)
  sharedRefusals(reissue(), [reissue(undefined, UNKNOWN, 'short'), 'a key off the contract', 'Idempotency-Key'])
})
