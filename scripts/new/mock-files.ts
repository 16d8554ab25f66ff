import type { Names } from './names.ts'

export function mockFiles({ resource, operation, title }: Names): Readonly<Record<string, string>> {
  const file = `mock-server/src/resources/${resource}/${resource}`
  return {
    [`${file}.rules.ts`]: `import { set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'

/** ${title.en}: it arrives in the mailbox of the foundation. */
export const ${operation} = (
  state: Pick<WorldState, 'messages' | 'foundationMailboxes'>,
  donor: Donor,
  text: string,
  { now, random }: { readonly now: Instant; readonly random: Random },
): Decision<'sent'> => {
  const [to = ''] = state.foundationMailboxes
  const subject = \`${title.cs} (\${donor.login})\`
  const message = { id: \`m-\${random.id()}\`, at: now, channel: 'email', to, subject, text } as const
  return { result: 'sent', changes: [set(['messages'], [...state.messages, message])], rule: '${resource}: name the rule of docs/rules.md' }
}
`,
    [`${file}.test.ts`]: `import { expect, test } from 'vitest'
import { aDonor, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { ${operation} } from './${resource}.rules.ts'

test('what a donor writes is sent with the number of the donor', () => {
  const donor = aDonor()
  const { changes } = ${operation}(aWorld([donor]), donor, 'Držíme palce.', { now: NOW, random: fixedRandom() })
  expect(changes).toMatchObject([{ path: ['messages'], value: [{ text: 'Držíme palce.' }] }])
})
`,
    [`${file}.handlers.ts`]: `import type { Handler } from '../../kernel/handler.ts'
import { donorOf } from '../shared/donor-of-token.ts'
import { ${operation} as send } from './${resource}.rules.ts'

export const ${operation}: Handler<'${operation}'> = {
  run(world, { body, caller }, context) {
    const { changes, rule } = send(world, donorOf(world, caller), body.text, context)
    return { answer: { error_code: 200 }, changes, rule }
  },
}
`,
  }
}
