import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contractFiles } from './contract-files.ts'
import { insertions } from './insertions.ts'
import { type Names, UnusableNameError } from './names.ts'
import { webFiles } from './web-files.ts'

/** The handler, which holds the rule until another file needs it, and its test. */
function mockFiles(names: Names): Readonly<Record<string, string>> {
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

/** Writes every file under `root`, or none: throws `UnusableNameError` when a name is taken. */
export function writeSkeleton(root: string, names: Names): { created: readonly string[]; edited: readonly string[] } {
  const known = globSync('openapi/resources/*/paths.yaml', { cwd: root }).find((file) =>
    readFileSync(join(root, file), 'utf8').includes(`operationId: ${names.operation}\n`),
  )
  if (known) throw new UnusableNameError(`The operation ${names.operation} exists: ${known}`)
  const created = { ...contractFiles(names), ...mockFiles(names), ...webFiles(names) }
  const existing = Object.keys(created).find((file) => existsSync(join(root, file)))
  if (existing) throw new UnusableNameError(`The file ${existing} exists already: choose another name.`)
  const edited: Record<string, string> = {}
  for (const { file, before = '', text, replaces } of insertions(root, names)) {
    const source = edited[file] ?? readFileSync(join(root, file), 'utf8')
    const at = source.lastIndexOf(before)
    if (at === -1) throw new Error(`scripts/new/insertions.ts: ${file} has no ${JSON.stringify(before)} any more`)
    edited[file] = source.slice(0, at) + text + source.slice(replaces ? at + before.length : at)
  }
  for (const [file, source] of Object.entries({ ...created, ...edited })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), source)
  }
  format(root, Object.keys(created))
  return { created: Object.keys(created), edited: Object.keys(edited) }
}

/** The order of imports and the length of lines depend on the names. Throws with the finding if Biome cannot fix something. */
function format(root: string, files: readonly string[]) {
  const repository = `${import.meta.dirname}/../..`
  const options = ['check', '--write', '--vcs-enabled=false', `--config-path=${repository}`]
  const sources = files.filter((file) => /\.(tsx?|json)$/.test(file)).map((file) => join(root, file))
  const biome = join(repository, 'node_modules/.bin/biome')
  const { status, stderr } = spawnSync(biome, [...options, ...sources], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
