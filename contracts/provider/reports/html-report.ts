import type { Finding } from '../../differences/findings.ts'
import { plural } from '../../differences/report-texts.ts'
import { formatCounts, type VerificationReport, type VerifiedOperation } from './verification-report.ts'

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d0d3d9, #454a54); --bad: light-dark(#a3171a, #ff9a94); --good: light-dark(#166534, #86d69b); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; background: light-dark(#fff, #16181d); color: light-dark(#1c1e22, #e8eaee); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td.count, th.count { text-align: right; font-variant-numeric: tabular-nums; }
article { border: 1px solid var(--line); border-radius: .5rem; padding: 0 1rem 1rem; margin: 1rem 0; }
dt { font-weight: 600; } dd { margin: 0 0 .5rem; overflow-wrap: anywhere; }
.failing { color: var(--bad); } .passing { color: var(--good); }`

/** The report as one self-contained page without scripts. */
export function formatHtml(report: VerificationReport, provider: string, now: Date): string {
  const { operations, findings } = report
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Verification of ${escapeMarkup(provider)}</title>
<style>${STYLE}
</style>
</head>
<body>
<h1>Verification of ${escapeMarkup(provider)}</h1>
<p><strong>${escapeMarkup(formatCounts(report))}</strong> (calls), ${escapeMarkup(now.toISOString())}, order ${report.shuffle}${report.notRequested > 0 ? `, ${report.notRequested} calls not requested` : ''}</p>
<h2>${plural(findings.length, 'finding')}</h2>
${findings.map(formatFinding).join('\n')}
<h2>Operations</h2>
<table>
<thead><tr><th scope="col">Operation</th><th scope="col">Call</th><th scope="col">Status</th><th scope="col" class="count">not built</th><th scope="col" class="count">no state</th><th scope="col" class="count">failing</th><th scope="col" class="count">passing</th></tr></thead>
<tbody>
${operations.map(formatOperation).join('\n')}
</tbody>
</table>
</body>
</html>
`
}

function formatFinding(
  { title, expected, received, contract, rules, advice, operations, calls }: Finding,
  index: number,
) {
  const rows = {
    Operations: operations.join(', '),
    Expected: expected,
    Received: received,
    Contract: contract,
    Rules: rules,
    'To do': advice,
  }
  const present = Object.entries(rows).filter(([, text]) => text !== '')
  const items = present.map(([name, text]) => `<dt>${name}</dt><dd>${escapeMarkup(text)}</dd>`)
  const shown = calls.map(
    ({ operation, interaction, given }) => `<li>${escapeMarkup(`${operation}: ${interaction}, given ${given}`)}</li>`,
  )
  return `<article>
<h3>${index + 1}. ${escapeMarkup(title)}</h3>
<dl>${items.join('')}</dl>
<details><summary>${plural(calls.length, 'call')}</summary><ul>${shown.join('')}</ul></details>
</article>`
}

function formatOperation({ operation, call, status, notBuilt, noState, failed, passed }: VerifiedOperation): string {
  const counts = [notBuilt, noState, failed, passed].map((count) => `<td class="count">${count}</td>`)
  const kind = status === 'failing' || status === 'passing' ? ` class="${status}"` : ''
  return `<tr><td>${escapeMarkup(operation)}</td><td>${escapeMarkup(call)}</td><td${kind}>${status}</td>${counts.join('')}</tr>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Characters that XML 1.0 does not allow, even escaped: controls except white space, and half of a surrogate pair. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

/** Escapes text for HTML and XML, in content and in quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(FORBIDDEN, '\uFFFD').replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
