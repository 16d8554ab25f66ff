import type { Finding } from './findings.ts'

const WIDTH = 100

/** Lists as many names as fit a line, and counts the rest. */
export function listNames(names: readonly string[], width = WIDTH): string {
  let shown = names.length
  const text = () => names.slice(0, shown).join(', ')
  while (shown > 1 && text().length > width) shown -= 1
  const more = names.length - shown
  return more > 0 ? `${text()} and ${more} more` : text()
}

export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The lines of a finding in a text report, with at most `maxCalls` of the calls that show it. */
export function formatFinding(finding: Finding, number: number, maxCalls: number): string[] {
  const { title, expected, received, contract, rules, advice, operations, calls } = finding
  const shown = calls
    .slice(0, maxCalls)
    .map(
      ({ operation, interaction, given }) =>
        `${operation === '' || maxCalls === 1 ? '' : `${operation}: `}${interaction}, given ${given}`,
    )
  const more = calls.length - shown.length
  return [
    `${number}. ${title}: ${plural(operations.length, 'operation')}, ${plural(calls.length, 'call')}`,
    ...row('in', [maxCalls < calls.length ? listNames(operations) : operations.join(', ')]),
    ...row(maxCalls === 1 ? 'example' : 'calls', [...shown, ...(maxCalls > 1 && more > 0 ? [`and ${more} more`] : [])]),
    ...(calls[0]?.request === undefined ? [] : row('request', [calls[0].request])),
    ...row('expected', [expected]),
    ...row('received', [received, ...(calls[0]?.answer === undefined ? [] : [calls[0].answer])]),
    ...row('contract', [rules === '' ? contract : `${contract}; ${rules}`]),
    ...row('to do', [advice]),
  ]
}

const row = (name: string, texts: readonly string[]) =>
  texts.map((text, index) => `   ${(index === 0 ? name : '').padEnd(10)}${text}`)
