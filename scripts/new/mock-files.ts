import type { Names } from './names.ts'

/** Replaced by the number and title of the rule; no rule has this number. */
const RULE = ['rule', '0.0 Number and title of the rule in docs/rules.md'].join(' ')

export function mockFiles({
  resource,
  stem,
  operation,
  method,
  person,
  title,
}: Names): Readonly<Record<string, string>> {
  const file = `mock-server/src/resources/${resource}/${stem}`
  const type = person === 'donor' ? 'Donor' : 'Recipient'
  const isGet = method === 'get'
  const handler = isGet
    ? `  run(world, { caller }) {
    const text = rule(${person}Of(world, caller))
    return { answer: { error_code: 200, response: { text } }, changes: [], rule: '${RULE}' }
  },`
    : `  run(world, { body, caller }, context) {
    const { changes, rule: name } = rule(world, ${person}Of(world, caller), body.text, context)
    return { answer: { error_code: 200 }, changes, rule: name }
  },`
  return {
    [`${file}.rules.ts`]: isGet
      ? readingRule(operation, person, type, title.cs)
      : sendingRule(operation, person, type, title.cs),
    [`${file}.test.ts`]: isGet
      ? `import { expect, test } from 'vitest'
import { a${type} } from '../../testing/people.ts'
import { ${operation} } from './${stem}.rules.ts'

test('the text has the number of the ${person}', () => {
  const ${person} = a${type}()
  expect(${operation}(${person})).toContain(${person}.login)
})
`
      : `import { expect, test } from 'vitest'
import { a${type}, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { ${operation} } from './${stem}.rules.ts'

test('what a ${person} writes is sent to the foundation', () => {
  const ${person} = a${type}()
  const { changes } = ${operation}(aWorld([${person}]), ${person}, 'Držíme palce.', { now: NOW, random: fixedRandom() })
  expect(changes).toMatchObject([{ path: ['messages'], value: [{ text: 'Držíme palce.' }] }])
})
`,
    [`${file}.handlers.ts`]: `import type { Handler } from '../../kernel/handler.ts'
import { ${person}Of } from '../shared/${person}-of-token.ts'
import { ${operation} as rule } from './${stem}.rules.ts'

export const ${operation}: Handler<'${operation}'> = {
${handler}
}
`,
  }
}

const readingRule = (operation: string, person: string, type: string, title: string) =>
  `import type { ${type} } from '../../domain/state/${person}.ts'

/** What the ${person} reads. */
export const ${operation} = ({ login }: ${type}): string => \`${title} (\${login})\`
`

const sendingRule = (operation: string, person: string, type: string, title: string) =>
  `import { set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { ${type} } from '../../domain/state/${person}.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'

/** The text arrives in the mailbox of the foundation. */
export const ${operation} = (
  state: Pick<WorldState, 'messages' | 'foundationMailboxes'>,
  ${person}: ${type},
  text: string,
  { now, random }: { readonly now: Instant; readonly random: Random },
): Decision<'sent'> => {
  const [to = ''] = state.foundationMailboxes
  const subject = \`${title} (\${${person}.login})\`
  const message = { id: \`m-\${random.id()}\`, at: now, channel: 'email', to, subject, text } as const
  return { result: 'sent', changes: [set(['messages'], [...state.messages, message])], rule: '${RULE}' }
}
`
