import { record } from 'fast-check'
import { pick } from '../memory.ts'
import { stepKind } from '../step.ts'
import { sayTrouble, troubles } from '../trouble.ts'
import type { Walk } from '../walk.ts'
import { callAs, donors, which, writeAs } from './actors.ts'

const familiesOf = async (walk: Walk, who: string): Promise<readonly string[]> => {
  const answer = await callAs(walk, who, { operationId: 'getFamilies', method: 'GET', path: '/families' })
  return (answer?.json?.response?.families ?? []).map(({ familyId }) => familyId)
}

export const helpedFamilies = [
  stepKind('read-family', {
    details: record({ who: donors, n: which }),
    say: ({ who, n }) => `${who} reads of family ${n} that was helped`,
    take: async (walk, { who, n }) => {
      const path = `/families/${pick(await familiesOf(walk, who), n) ?? 'fam-none'}`
      await callAs(walk, who, { operationId: 'getFamily', method: 'GET', path })
    },
  }),
  stepKind('view-contact', {
    weight: 5,
    details: record({ who: donors, n: which, trouble: troubles }),
    say: ({ who, n, trouble }) => `${who} looks at the contact of family ${n}${sayTrouble(trouble)}`,
    take: async (walk, { who, n, trouble }) => {
      const path = `/families/${pick(await familiesOf(walk, who), n) ?? 'fam-none'}/contact`
      const body = { agreement: true }
      await writeAs(walk, who, { operationId: 'viewFamilyContact', method: 'POST', path, body }, trouble)
    },
  }),
]
