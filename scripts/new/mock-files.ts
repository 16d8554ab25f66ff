import type { Names } from './names.ts'

/** The handler, which holds the rule until another file needs it, and its test. */
export function mockFiles(names: Names): Readonly<Record<string, string>> {
  const file = `mock-server/src/resources/${names.resource}/${names.stem}`
  return { [`${file}.handlers.ts`]: handlerSource(names), [`${file}.test.ts`]: testSource(names) }
}

const handlerSource = ({ operation, method, person, title, rule }: Names) =>
  method === 'get'
    ? `import type { Handler } from '../../kernel/handler.ts'
import { ${person}Of } from '../shared/${person}-of-token.ts'

export const ${operation}: Handler<'${operation}'> = {
  run(world, { caller }) {
    const { login } = ${person}Of(world, caller)
    const text = \`${title.cs} (\${login})\`
    return { answer: { error_code: 200, response: { text } }, changes: [], rule: 'rule ${rule}' }
  },
}
`
    : `import { set } from '../../domain/state/change.ts'
import type { Handler } from '../../kernel/handler.ts'
import { ${person}Of } from '../shared/${person}-of-token.ts'

/** The text arrives in the mailbox of the foundation. */
export const ${operation}: Handler<'${operation}'> = {
  run(world, { body: { text }, caller }, { now, random }) {
    const rule = 'rule ${rule}'
    const { login } = ${person}Of(world, caller)
    const [to = ''] = world.foundationMailboxes
    const subject = \`${title.cs} (\${login})\`
    const message = { id: \`m-\${random.id()}\`, at: now, channel: 'email', to, subject, text } as const
    return { answer: { error_code: 200 }, changes: [set(['messages'], [...world.messages, message])], rule }
  },
}
`

function testSource({ operation, method, person }: Names): string {
  const type = person === 'donor' ? 'Donor' : 'Recipient'
  const [name, sent, expected] =
    method === 'get'
      ? [
          `the text has the number of the ${person}`,
          '',
          '{ answer: { response: { text: expect.stringContaining(person.login) } } }',
        ]
      : [
          `what a ${person} writes is sent to the foundation`,
          ", body: { text: 'Držíme palce.' }",
          "{ answer: { error_code: 200 }, state: { messages: [{ text: 'Držíme palce.' }] } }",
        ]
  return `import { expect, test } from 'vitest'
import { call } from '../../testing/call-handler.ts'
import { a${type}, aWorld } from '../../testing/people.ts'

const person = a${type}()

test('${name}', async () => {
  expect(await call('${operation}', aWorld([person]), { as: person.personId${sent} })).toMatchObject(${expected})
})
`
}
