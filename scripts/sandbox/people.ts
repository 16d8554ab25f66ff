import type { Command } from 'commander'
import { type Schemas, sendToSandbox } from './client.ts'
import { formatExamples } from './help.ts'
import type { InSession } from './session.ts'
import { formatTable } from './table.ts'

/** `people`: the accounts to sign in with. With --json of every scenario, otherwise of the world's own scenario. */
export function addPeople(program: Command, act: InSession) {
  program
    .command('people')
    .description("whom to sign in as in the world, and the other scenarios' names")
    .addHelpText(
      'after',
      formatExamples(
        ['everyday life', 'people'],
        ['those of another world', 'people --world blue'],
        ['every scenario with its people, for a program', 'people --json'],
      ),
    )
    .action(
      act(async ({ client, world, bold }) => {
        const { scenario } = await sendToSandbox(client.GET('/worlds/{world}', { params: { path: { world } } }))
        const json = await sendToSandbox(client.GET('/scenarios'))
        return { json, text: formatPeople(json.scenarios, scenario, bold) }
      }),
    )
}

function formatPeople(scenarios: readonly Schemas['Scenario'][], name: string, bold: (text: string) => string) {
  const people = scenarios.find((scenario) => scenario.name === name)?.people ?? []
  const rows = people.map(({ login, password, birthDate, label, shows }) => [
    login,
    birthDate ?? password ?? '',
    label,
    shows,
  ])
  const others = scenarios.filter((scenario) => scenario.name !== name)
  return [
    bold(`Scenario ${name}`),
    '',
    rows.length === 0 ? 'It has no people.' : formatTable(['LOGIN', 'PASSWORD OR BIRTH', 'WHO', 'SHOWS'], rows, bold),
    '',
    bold('Other scenarios, for worlds new --scenario'),
    '',
    formatTable(
      ['NAME', 'SHOWS'],
      others.map(({ name, description }) => [name, description]),
      bold,
    ),
  ].join('\n')
}
