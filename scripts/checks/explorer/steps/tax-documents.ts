import { boolean, constantFrom, nat } from 'fast-check'
import { pick } from '../memory.ts'
import { sendWrite, writeKind } from '../trouble.ts'
import { callAs, donors, which, writeAs } from './actors.ts'
import { fromPage, saveRecordAs } from './opened-record.ts'

/** Certificates, their data, and letters to the foundation. */
export const taxDocuments = [
  writeKind('save-tax-data', {
    details: { who: donors, born: constantFrom('1984-06-18', '1990-01-31'), isOlder: boolean() },
    say: ({ who, born, isOlder }) => `${who} saves the tax data (born ${born})${fromPage(isOlder)}`,
    take: (walk, { who, born, isOlder, trouble }) => {
      const body = { subject: 'natural-person', name: `Dárce ${who}`, birthDate: born }
      return saveRecordAs(walk, who, { operationId: 'saveTaxData', body }, { trouble, isOlder })
    },
  }),
  writeKind('reissue-document', {
    details: { who: donors, n: which },
    say: ({ who, n }) => `${who} has document ${n} issued again`,
    take: async (walk, { who, n, trouble }) => {
      const read = { operationId: 'getDocuments' } as const
      const listed = (await callAs(walk, who, read))?.json?.response
      const documents = (listed ?? []) as readonly { readonly documentId: string }[]
      const id = pick(documents, n)?.documentId ?? 'doc-none0000'
      await writeAs(walk, who, { operationId: 'reissueDocument', id }, trouble)
    },
  }),
  writeKind('write-to-foundation', {
    details: { n: nat({ max: 3 }) },
    say: ({ n }) => `a visitor sends message ${n} to the foundation`,
    take: (walk, { n, trouble }) => {
      const fields = [{ id: 'message', title: 'Zpráva', value: `Děkujeme ${n}×.` }]
      const body = { to: 'portal@example.com', subject: 'Zpětná vazba', fields }
      return sendWrite(walk, { operationId: 'sendEmailForm', body }, trouble)
    },
  }),
]
