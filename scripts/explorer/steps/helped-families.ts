import { pick } from '../memory.ts'
import { stepKind } from '../step.ts'
import { writeKind } from '../trouble.ts'
import type { Walk } from '../walk.ts'
import { callAs, donors, which, writeAs } from './actors.ts'

const familiesOf = async (walk: Walk, who: string): Promise<readonly string[]> => {
  const answer = await callAs(walk, who, { operationId: 'getFamilies' })
  return (answer?.json?.response?.families ?? []).map(({ familyId }) => familyId)
}

export const helpedFamilies = [
  stepKind('read-family', {
    details: { who: donors, n: which },
    say: ({ who, n }) => `${who} reads of family ${n} that was helped`,
    take: async (walk, { who, n }) => {
      const id = pick(await familiesOf(walk, who), n) ?? 'fam-none'
      await callAs(walk, who, { operationId: 'getFamily', id })
    },
  }),
  writeKind('view-contact', {
    weight: 5,
    details: { who: donors, n: which },
    say: ({ who, n }) => `${who} looks at the contact of family ${n}`,
    take: async (walk, { who, n, trouble }) => {
      const id = pick(await familiesOf(walk, who), n) ?? 'fam-none'
      const body = { agreement: true }
      await writeAs(walk, who, { operationId: 'viewFamilyContact', id, body }, trouble)
    },
  }),
]
