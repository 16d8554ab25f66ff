import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { type Schemas, sendToSandbox } from './client.ts'
import type { Verb } from './help.ts'
import { refuseFile } from './problem.ts'
import type { InSession } from './session.ts'
import { formatPairs, formatTable, onOneLine } from './table.ts'

/** `people`: the accounts to sign in with. With --json of every scenario, otherwise of the world's own scenario. `people show`: a record. `people import`: own records. */
export function addPeople(program: Verb, act: InSession) {
  const people = program
    .command('people')
    .allowExcessArguments()
    .description("whom to sign in as in the world, those added to it too, and the other scenarios' names")
    .examples(
      ['everyday life', 'people'],
      ['those of another world', 'people --world blue'],
      ['every scenario with its people, for a program', 'people --json'],
    )
    .action(
      act(async ({ client, world, bold }) => {
        const { scenario } = await sendToSandbox(client.GET('/worlds/{world}', { params: { path: { world } } }))
        const json = await sendToSandbox(client.GET('/scenarios'))
        const here = await sendToSandbox(client.GET('/worlds/{world}/people', { params: { path: { world } } }))
        return { json, text: formatPeople(json.scenarios, scenario, here.people, bold) }
      }),
    )
  people
    .command('show')
    .description('what the world holds of a person or a request: payments, family, documents, status, locks')
    .argument('<person>', 'login, e-mail or personId; or the receipt number of a request')
    .examples(['a donor', 'people show 10000001'], ['a family, for a program', 'people show 2000001 --json'])
    .action(
      act(async ({ client, world, bold }, person: string) => {
        const path = { world, person }
        const json = await sendToSandbox(client.GET('/worlds/{world}/people/{person}', { params: { path } }))
        return { json, text: formatRecord(json, bold) }
      }),
    )
  people
    .command('import')
    .description('adds own people, payments and documents, or changes who exists: all of the file or nothing')
    .argument('<file>', 'CSV, or JSON by its ending; the reference of POST /worlds/{world}/people has the columns')
    .examples(
      ['the example', 'people import docs/own-people.csv'],
      ['into another world', 'people import docs/own-people.csv --world blue'],
    )
    .action(
      act(async ({ client, world }, file: string) => {
        const json = await sendToSandbox(client.POST('/worlds/{world}/people', await callWith(world, file)))
        return { json, text: `Added: ${json.added}, changed: ${json.changed}.` }
      }),
    )
}

async function callWith(world: string, file: string) {
  const params = { path: { world } }
  try {
    const text = await readFile(file, 'utf8')
    if (extname(file).toLowerCase() === '.json') return { params, body: JSON.parse(text) as Schemas['ImportedRecords'] }
    const headers = { 'content-type': 'text/csv' }
    return { params, headers, body: text, bodySerializer: (table: unknown) => table as string }
  } catch (error) {
    return refuseFile(error)
  }
}

function formatRecord({ login, kind, name, sections }: Schemas['PersonRecord'], bold: (text: string) => string) {
  const parts = sections.map((section) => {
    const rows = section.rows.map((row) =>
      formatPairs(Object.entries(row).map(([key, value]) => [key, `${value ?? '-'}`])),
    )
    const count = section.isList ? ` (${section.total})` : ''
    return [bold(`${section.name}${count}`), ...(rows.length > 0 ? [rows.join('\n\n')] : [])].join('\n')
  })
  return [bold(`${onOneLine(name)}, ${kind} ${login}`), ...parts].join('\n\n')
}

function formatPeople(
  scenarios: readonly Schemas['Scenario'][],
  name: string,
  here: readonly Schemas['PersonOfWorld'][],
  bold: (text: string) => string,
) {
  const people = scenarios.find((scenario) => scenario.name === name)?.people ?? []
  const rows = people.map(({ label, shows, ...person }) => [person.login, keyOf(person), label, shows])
  const added = here.filter(({ login }) => !people.some((person) => person.login === login))
  const addedRows = added.map((person) => [person.login, keyOf(person), person.name])
  const others = scenarios.filter((scenario) => scenario.name !== name)
  return [
    bold(`Scenario ${name}`),
    rows.length === 0 ? 'It has no people.' : formatTable(['LOGIN', KEY, 'WHO', 'SHOWS'], rows, bold),
    ...(added.length === 0 ? [] : [bold('Added in this world'), formatTable(['LOGIN', KEY, 'WHO'], addedRows, bold)]),
    bold('Other scenarios, for worlds new --scenario'),
    formatTable(
      ['NAME', 'SHOWS'],
      others.map(({ name, description }) => [name, description]),
      bold,
    ),
  ].join('\n\n')
}

const KEY = 'PASSWORD OR BIRTH'

const keyOf = ({ birthDate, password = '' }: { birthDate?: string; password?: string }) => birthDate ?? password
