import { expect, test } from 'vitest'
import { readContract } from '../../contract.ts'
import type { Difference } from '../../differences/difference.ts'
import { type Interaction, recordedCalls } from '../../pact-file.ts'
import { showProgress } from '../run/progress.ts'
import type { VerifiedCall } from '../run/verified-call.ts'
import { formatHtml } from './html-report.ts'
import { formatJunit } from './junit-report.ts'
import { formatReport } from './text-report.ts'
import { groupByOperation, makeReport } from './verification-report.ts'

const contract = readContract()
const interactions = recordedCalls()
const success = { status: 200, mediaType: 'application/json', body: '{"error_code":200,"response":{}}' }
const nothing = { status: 404, mediaType: 'text/html', body: '<h1>Not found</h1>' }
const malicious = `<script>alert("x & 'y'")</script>\u0007`

/** Every call fails for a reason of its own, except those that `isBuilt` excludes. */
function makeCalls(isBuilt: (interaction: Interaction) => boolean): VerifiedCall[] {
  return interactions.map((interaction, index) => {
    if (!isBuilt(interaction)) return { interaction, answer: nothing, differences: [{ kind: 'absent', received: 404 }] }
    const difference: Difference = {
      kind: 'header',
      name: `X-${index}`,
      expected: malicious,
      received: undefined,
    }
    return { interaction, answer: success, differences: index % 2 === 0 ? [difference] : [] }
  })
}

const groupsOf = (calls: readonly VerifiedCall[]) => groupByOperation(contract, calls)
const reportOf = (calls: readonly VerifiedCall[]) =>
  makeReport(contract, groupsOf(calls), { notRequested: 3, shuffle: 7, corsVerified: true })
const all = makeCalls(() => true)
const nps = makeCalls(({ request }) => request.path === '/nps')

test('the text report of any run fits a screen of 50 lines with the four lines of npm, and counts the rest', () => {
  for (const calls of [all, nps]) {
    const lines = formatReport(reportOf(calls)).split('\n')
    expect(lines.length).toBeLessThanOrEqual(46)
    expect(lines.join('\n')).toMatch(/^\d+ findings, \d+ more: --verbose shows all\.$/m)
  }
})

test('--verbose shows every finding and a line for each operation', () => {
  const report = reportOf(all)
  const text = formatReport(report, true)
  for (const { title } of report.findings) expect(text).toContain(`. ${title}: `)
  for (const { operation, call } of report.operations) expect(text).toContain(`\n${operation} (${call})`)
})

test('operations that are not built take one line and have no findings', () => {
  const report = reportOf(nps)
  expect(report.findings.flatMap(({ operations }) => operations).filter((one) => !/nps/i.test(one))).toEqual([])
  expect(formatReport(report)).toMatch(new RegExp(`^\\d+ operations not built \\(${report.notBuilt} calls\\): `, 'm'))
  expect(formatReport(report).split('\n').at(-1)).toBe(
    `${report.passed} passed, ${report.failed} failed, ${report.notBuilt} not built`,
  )
  expect(report.passed + report.failed + report.notBuilt).toBe(interactions.length)
})

test('the JUnit report has a test for each call, and what is not built is skipped', () => {
  const report = reportOf(nps)
  const xml = formatJunit(contract, groupsOf(nps))
  expect(xml.match(/<testcase /g)?.length).toBe(interactions.length)
  expect(xml.match(/<failure /g)?.length).toBe(report.failed)
  expect(xml.match(/<skipped message="not built"\/>/g)?.length).toBe(report.notBuilt)
})

test('the HTML report is one page without scripts or other files, for light and dark', () => {
  const html = formatHtml(reportOf(nps), 'https://staging.example.com/api', new Date(0))
  expect(html).toContain('color-scheme: light dark')
  expect(html).not.toMatch(/<script|<link|src=|url\(/)
})

test('texts of a backend are escaped in both', () => {
  const html = formatHtml(reportOf(nps), malicious, new Date(0))
  for (const text of [html, formatJunit(contract, groupsOf(nps))]) {
    expect(text).not.toContain('<script>')
    expect(text).not.toContain('\u0007')
    expect(text).toContain('&lt;script&gt;alert(&quot;x &amp; &#39;y&#39;&quot;)')
  }
})

test('progress is one updated line on a terminal, and a line every 200 calls otherwise', () => {
  const written: string[] = []
  const printed: string[] = []
  const terminal = showProgress(848, (text) => printed.push(text), { isTTY: true, write: (text) => written.push(text) })
  terminal.update(1)
  terminal.notify('slow')
  terminal.end()
  expect(written).toEqual(['\r\u001B[2K1 of 848 calls made', '\r\u001B[2Kslow\n', '\r\u001B[2K'])
  const plain = showProgress(848, (text) => printed.push(text), { write: () => {} })
  for (let finished = 1; finished <= 848; finished++) plain.update(finished)
  expect(printed).toEqual([200, 400, 600, 800].map((count) => `${count} of 848 calls made`))
})
