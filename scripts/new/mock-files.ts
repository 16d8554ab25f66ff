import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Names } from './names.ts'

/** The handler, which holds the rule until another file needs it, and its test. */
export function mockFiles(root: string, names: Names): Readonly<Record<string, string>> {
  const file = `mock-server/src/resources/${names.resource}/${names.resource}`
  const test = existsSync(join(root, `${file}.handlers.test.ts`)) ? 'handlers.test' : 'test'
  return { [`${file}.handlers.ts`]: handlerSource(names), [`${file}.${test}.ts`]: testSource(names) }
}

function handlerSource({ operation, method, person, title, rule, parameters }: Names): string {
  const input = `${parameters.length > 0 ? 'params, ' : ''}${method === 'get' ? '' : 'body: { text }, '}caller`
  const values = ['login', ...parameters.map(({ name }) => `params.${name}`)].map((value) => `\${${value}}`)
  const subject = `\`${title.cs} (${values.join(', ')})\``
  if (method === 'get')
    return `import type { Handler } from '../../kernel/handler.ts'
import { ${person}Of } from '../shared/person-of-token.ts'

export const ${operation}: Handler<'${operation}'> = {
  run(world, { ${input} }) {
    const { login } = ${person}Of(world, caller)
    const text = ${subject}
    return { answer: { error_code: 200, response: { text } }, changes: [], rule: 'rule ${rule}' }
  },
}
`
  return `import { set } from '../../domain/state/change.ts'
import type { Handler } from '../../kernel/handler.ts'
import { ${person}Of } from '../shared/person-of-token.ts'

/** The text arrives in the mailbox of the foundation. */
export const ${operation}: Handler<'${operation}'> = {
  run(world, { ${input} }, { now, random }) {
    const rule = 'rule ${rule}'
    const { login } = ${person}Of(world, caller)
    const [to = ''] = world.foundationMailboxes
    const subject = ${subject}
    const message = { id: \`m-\${random.id()}\`, at: now, channel: 'email', to, subject, text } as const
    return { answer: { error_code: 200 }, changes: [set(['messages'], [...world.messages, message])], rule }
  },
}
`
}

function testSource({ operation, method, person, parameters }: Names): string {
  const type = person === 'donor' ? 'Donor' : 'Recipient'
  const params = parameters.map(({ name, example }) => `${name}: '${example}'`).join(', ')
  const [name, body, expected] =
    method === 'get'
      ? ['returns the text', '', '{ answer: { response: { text: expect.stringContaining(person.login) } } }']
      : [
          'sends what is written to the foundation',
          ", body: { text: 'Držíme palce.' }",
          "{ answer: { error_code: 200 }, state: { messages: [{ text: 'Držíme palce.' }] } }",
        ]
  return `import { expect, test } from 'vitest'
import { call } from '../../testing/call-handler.ts'
import { a${type}, aWorld } from '../../testing/people.ts'

test('${operation} ${name}', async () => {
  const person = a${type}()
  const sent = { as: person.personId${params && `, params: { ${params} }`}${body} }
  expect(await call('${operation}', aWorld([person]), sent)).toMatchObject(${expected})
})
`
}
