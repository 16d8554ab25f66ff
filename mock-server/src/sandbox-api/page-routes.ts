import type { FastifyInstance } from 'fastify'
import type { DueEvent } from '../domain/state/due-event.ts'
import { escapeHtml } from '../kernel/http/escape-html.ts'
import { readInbox } from '../world/inbox/inbox.ts'
import type { Scenario, ScenarioPerson } from '../world/scenario.ts'
import type { World } from '../world/world.ts'
import { pageWorld, type SandboxKit } from './kit.ts'
import { SandboxError } from './sandbox-error.ts'

const MAX_MESSAGES = 10

/** The page at /sandbox: the world's clock, newest messages, next events and people. Every value is escaped. */
function renderPage(world: World, scenario: Scenario | undefined, ahead: readonly DueEvent[]): string {
  const messages = readInbox(world, {}).slice(-MAX_MESSAGES).toReversed()
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Sandbox: ${escapeHtml(world.id)}</title>
<link rel="stylesheet" href="/sandbox/page.css">
</head>
<body>
<header>
<h1>Sandbox</h1>
<p>World <strong>${escapeHtml(world.id)}</strong>, scenario <strong>${escapeHtml(world.scenario)}</strong>. Its clock
<strong>${clockText(world.clock.now())}</strong> ${world.clock.frozen ? 'is frozen' : 'runs'}.</p>
<p><a href="/login">Donors’ login</a> · <a href="/prijemce/prihlaseni">Families’ login</a> ·
<a href="/sandbox/worlds/${escapeHtml(world.id)}/journal">Journal</a> · <a href="/sandbox/coverage">Coverage</a> ·
<a href="/sandbox/reference?world=${escapeHtml(world.id)}">Reference of the API</a></p>
</header>
<main>
<section aria-labelledby="messages"><h2 id="messages">Newest messages</h2>
${table(
  ['When', 'To', 'Code or link', 'Text'],
  messages.map(({ at, to, code, link, subject, text }) => [
    clockText(at),
    to,
    code ?? (link === undefined ? '' : { text: link, href: enterHref(world, link) }),
    subject ? `${subject}: ${text}` : text,
  ]),
  'No message yet. A code requested at the families’ login appears here within five seconds.',
)}
</section>
<section aria-labelledby="next"><h2 id="next">What comes next</h2>
${table(
  ['When', 'What'],
  ahead.map(({ at, summary }) => [clockText(at), summary]),
  'Nothing is due.',
)}
</section>
<section aria-labelledby="people"><h2 id="people">People</h2>
${table(['Login', 'Password or birth date', 'Who', 'Shows'], (scenario?.people ?? []).map(personRow), 'This scenario has no people.')}
</section>
</main>
</body>
</html>
`
}

function personRow({ login, password, birthDate, label, shows }: ScenarioPerson): string[] {
  return [login, password ?? birthDate ?? '', label, shows]
}

/** A link of a message opens in the world of the message. */
const enterHref = ({ id }: World, link: string): string => `/sandbox/enter/${id}?to=${encodeURIComponent(link)}`

type Cell = string | { readonly text: string; readonly href: string }

function table(head: readonly string[], rows: readonly (readonly Cell[])[], empty: string): string {
  if (rows.length === 0) return `<p>${escapeHtml(empty)}</p>`
  const shown = (cell: Cell) =>
    typeof cell === 'string' ? escapeHtml(cell) : `<a href="${escapeHtml(cell.href)}">${escapeHtml(cell.text)}</a>`
  const cells = (row: readonly Cell[], tag: string) => row.map((cell) => `<${tag}>${shown(cell)}</${tag}>`).join('')
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')
  return `<div class="scroll"><table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>\n${body}\n</tbody></table></div>`
}

function clockText(at: number): string {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('Europe/Prague')
  return local.toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ')
}

/** Headers of a page without scripts. */
export const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

/** A plain page for a developer who has just run `npm start`: the people to sign in as, and the code of the last SMS. */
export function pageRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/', async (request, reply) => {
    const id = pageWorld(request) ?? 'default'
    const page = await kit.worlds.withWorld(id, (world) => {
      if (!world) throw new SandboxError(404, 'unknown-world', `There is no world ${id}`)
      kit.scheduler.runUpTo(world, world.clock.now())
      const scenario = kit.worlds.scenarios.find(({ name }) => name === world.scenario)
      return renderPage(world, scenario, kit.scheduler.ahead(world, 5))
    })
    return reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(page)
  })
}
