import type { DocumentDifference } from './differences.ts'

const SHOWN = 3

/** The text report: first what breaks clients, then what is harmless; bounds that the document leaves open are only counted. */
export function formatDifferences(differences: readonly DocumentDifference[]): string {
  const of = (level: DocumentDifference['level']) => differences.filter((difference) => difference.level === level)
  const [breaking, harmless, unsaid] = [of('breaking'), of('harmless'), of('unsaid')]
  return [
    ...section('A client of the contract would miss this or be broken by it:', breaking),
    ...section('Harmless, more than the contract requires:', harmless),
    ...(unsaid.length > 0
      ? [`Left open by your document: ${unsaid.length} bounds of answers that the contract has (listed by --json).`]
      : []),
    breaking.length === 0 ? 'Nothing breaks a client of the contract.' : `${breaking.length} to fix.`,
  ].join('\n')
}

export function section(title: string, differences: readonly DocumentDifference[]): string[] {
  if (differences.length === 0) return []
  return [title, ...differences.flatMap(lines), '']
}

/** What breaks a client is shown with its place in both documents; the places of the rest are in `--json`. */
function lines({ level, operations, text, contract, document }: DocumentDifference): string[] {
  const places = { contract, document: document === contract ? undefined : document }
  return [
    `  ${listed(operations)}: ${text}`,
    ...Object.entries(level === 'breaking' ? places : {}).flatMap(([name, place]) =>
      place === undefined ? [] : [`    ${name.padEnd(9)} ${place}`],
    ),
  ]
}

function listed(operations: readonly string[]): string {
  const more = operations.length - SHOWN
  return `${operations.slice(0, SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
