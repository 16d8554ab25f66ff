import { constantFrom, nat, record } from 'fast-check'
import { pick } from '../memory.ts'
import { stepKind } from '../step.ts'
import { sayTrouble, troubles, write } from '../trouble.ts'
import { callAs, donors, which, writeAs } from './actors.ts'

/** Certificates, their data, and letters to the foundation. */
export const taxPapers = [
  stepKind('save-tax-data', {
    details: record({ who: donors, born: constantFrom('1984-06-18', '1990-01-31'), trouble: troubles }),
    say: ({ who, born, trouble }) => `${who} saves the tax data (born ${born})${sayTrouble(trouble)}`,
    take: (walk, { who, born, trouble }) => {
      const body = { subject: 'natural-person', name: `Dárce ${who}`, dateOfBirth: born }
      return writeAs(walk, who, { operationId: 'saveTaxData', method: 'POST', path: '/taxData', body }, trouble)
    },
  }),
  stepKind('reissue-document', {
    details: record({ who: donors, n: which, trouble: troubles }),
    say: ({ who, n, trouble }) => `${who} has document ${n} issued anew${sayTrouble(trouble)}`,
    take: async (walk, { who, n, trouble }) => {
      const read = { operationId: 'getDocuments', method: 'GET', path: '/documents' } as const
      const listed = (await callAs(walk, who, read))?.json?.response
      const documents = (listed ?? []) as readonly { readonly documentId: string }[]
      const path = `/documents/${pick(documents, n)?.documentId ?? 'doc-none0000'}/reissue`
      await writeAs(walk, who, { operationId: 'reissueDocument', method: 'POST', path }, trouble)
    },
  }),
  stepKind('write-to-foundation', {
    details: record({ n: nat({ max: 3 }), trouble: troubles }),
    say: ({ n, trouble }) => `a visitor sends message ${n} to the foundation${sayTrouble(trouble)}`,
    take: (walk, { n, trouble }) => {
      const fields = [{ id: 'message', title: 'Zpráva', value: `Děkujeme ${n}×.` }]
      const body = { to: 'portal@example.com', subject: 'Zpětná vazba', fields }
      return write(walk, { operationId: 'sendEmailForm', method: 'POST', path: '/emailForm', body }, trouble)
    },
  }),
]
