import { debianPackages, programs, type Row } from './row.ts'

const HEAD = ['| thing | program | seen | to know | command | measured |', '|---|---|---|---|---|---|']

export type Measured = { row: Row; version: string; date: string }

type Group = { title: string; rows: readonly Row[] }

/** The text of docs/programs.md; a row that was not measured now keeps its former line. */
export function programsPage(groups: readonly Group[], measured: readonly Measured[], former: string): string {
  const lines = new Map(former.split('\n').map((line) => [keyOfLine(line), line]))
  for (const { row, version, date } of measured) lines.set(keyOf(row), lineOf(row, version, date))
  const parts = groups.map(({ title, rows }) =>
    [`## ${title}`, '', ...HEAD, ...rows.map((row) => lines.get(keyOf(row)) ?? lineOf(row, '?', 'not yet'))].join('\n'),
  )
  return `${[INTRODUCTION, ...parts].join('\n\n')}\n`
}

const INTRODUCTION = `# What other programs do with what the portal gives

\`npm run check:long -- --only=programs\` writes this page. It takes each thing from the running product, gives it to the program, and is red
when a row changes. A program that is not installed is skipped, and its rows keep their last measurement. On Debian or Ubuntu:

    apt-get install -y --no-install-recommends ${debianPackages.join(' ')} locales

The commands run in a folder with the things. \`$READERS\` is [scripts/checks/tools/programs/readers](../scripts/checks/tools/programs/readers).
The rows are in [scripts/checks/tools/programs/rows](../scripts/checks/tools/programs/rows).`

const cell = (text: string) => text.replaceAll('|', String.raw`\|`)
const keyOf = ({ thing, program, command }: Row) => [cell(thing), programs[program].name, cell(command)].join('\n')

function lineOf(row: Row, version: string, date: string): string {
  const { thing, program, command, seen, know } = row
  return `| ${[thing, `${programs[program].name} ${version}`, seen, know, `\`${command}\``, date].map(cell).join(' | ')} |`
}

/** The key of a written line; its program has a version after the name. */
function keyOfLine(line: string): string {
  const [, thing = '', program = '', , , command = ''] = line.split(/(?<!\\)\|/).map((text) => text.trim())
  return [thing, program.slice(0, program.lastIndexOf(' ')), command.slice(1, -1)].join('\n')
}
