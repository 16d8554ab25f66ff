import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { routes } from '../../web/src/app/routes.ts'
import type { PrerenderedPage } from '../../web/src/prerender.tsx'
import { checkMarkup, PAINT_WITH_CONTENT } from './check-markup.ts'
import { filesOf, type Manifest } from './manifest.ts'
import { screenOf } from './planned-chunks.ts'

type Built = {
  /** Code of the boot script. */
  boot: string
  manifest: Manifest
  /** Styles of each prerendered page, which loads no style sheet. */
  publicStyles: ReadonlyMap<string, string>
  /** Address of the style sheet of the headings' font. */
  font: string
}
type Prerender = { prerenderPages: () => Promise<PrerenderedPage[]> }

const APP = 'src/main.tsx'
const PUBLIC = 'src/public.tsx'
/** Shown where the portal cannot start: in a browser that is too old, or without JavaScript. The portal replaces it. */
const START_MESSAGE = `<main class="start-message">
      <h1>Portál se tu nespustil</h1>
      <p>Prohlížeč je na něj nejspíš příliš starý, nebo má vypnutý JavaScript. Zkuste ho aktualizovat, nebo otevřete portál v jiném. Rádi vám také pomůžeme:
        <a href="@@phones.donors.href@@">@@phones.donors.text@@</a> (dárci), <a href="@@phones.recipients.href@@">@@phones.recipients.text@@</a> (rodiny), <a href="mailto:@@email@@">@@email@@</a>.</p>
      <h2 lang="en">The portal did not start here</h2>
      <p lang="en">The browser is probably too old for it, or has JavaScript turned off. Please update it or open the portal in another one. We are glad to help too: the phones and the e-mail are above.</p>
    </main>`

const ALL_STYLES = 'style.css'
/** Parts of every page that may have a signed-in user. */
const PARTS = 'src/app/signed-in-parts-chunk.ts'
const HOMES = { donor: 'src/screens/donor-home-screen.tsx', recipient: 'src/screens/recipient-home-screen.tsx' }

/**
 * Writes a page for each route, prerendered or empty with the files of its screen, and one for unknown paths; and `pages.json`, by which
 * the server knows which page answers which path, and which inline scripts and styles its policy allows.
 */
export async function writePages({ boot, manifest, publicStyles, font }: Built): Promise<void> {
  const { prerenderPages } = (await import(`${process.cwd()}/dist/prerender/prerender.js`)) as Prerender
  const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync('web/public/icon.svg', 'utf8').trim())}`
  const template = readFileSync('web/index.html', 'utf8').replace('href="/icon.svg"', () => `href="${icon}"`)
  const [app, [styles = '']] = [filesOf(manifest, [APP]), filesOf(manifest, [ALL_STYLES])]
  const bootScript = (more = '') =>
    `<script data-font="${font}" data-styles="${styles}" data-app="${app.join(' ')}"${more}>${boot}</script>`
  mkdirSync('dist/web/pages', { recursive: true })
  const write = (path: string, content: Content) => {
    const file = `pages/${path.slice(1).replaceAll('/', '-').replaceAll(':', '') || 'index'}.html`
    writeFileSync(`dist/web/${file}`, fill(template, content))
    return file
  }

  const prerendered: Record<string, string> = {}
  for (const { path, screen, title, forRecipients, markup } of await prerenderPages()) {
    const page = filesOf(manifest, [PUBLIC, screen])
    const home = filesOf(manifest, [APP, PARTS, HOMES[forRecipients ? 'recipient' : 'donor']]).slice(app.length)
    const script = bootScript(` data-public="${page.join(' ')}" data-home="${home.join(' ')}"`)
    const head = [`<style>${publicStyles.get(path)}</style>`, PAINT_WITH_CONTENT, script]
    checkMarkup(path, markup)
    prerendered[path] = write(path, { head, title, markup, forRecipients })
  }

  const screens = writeScreens(manifest)
  const empty = (sources: readonly string[]): Content => ({
    // The script first: it would wait for a style sheet before it.
    head: [
      bootScript(` data-screens="${screens}"`),
      ...filesOf(manifest, [APP, ...sources]).map((script) => `<link rel="modulepreload" href="${script}">`),
      `<link rel="stylesheet" href="${styles}">`,
    ],
    title: 'Dobří andělé',
    markup: START_MESSAGE,
    forRecipients: false,
  })
  writeFileSync('dist/web/index.html', fill(template, empty([PARTS])))
  const files = routes.map((route) => [
    route.path,
    route.path in prerendered ? 'index.html' : write(route.path, empty([PARTS, relative('web', screenOf(route).id)])),
  ])
  const inline = { scripts: [hash(boot)], styles: [...publicStyles.values()].map(hash) }
  const pages = { version: versionOfPackage(), inline, prerendered, routes: Object.fromEntries(files) as object }
  writeFileSync('dist/web/pages.json', `${JSON.stringify(pages, null, 2)}\n`)
}

/** Writes the files of each screen besides those of every page, to be fetched ahead (web/src/app/frame). Returns its address. */
function writeScreens(manifest: Manifest): string {
  const program = new Set(filesOf(manifest, [APP, PARTS]))
  const screens = routes.map((route) => {
    const files = filesOf(manifest, [relative('web', screenOf(route).id)])
    return [route.path, files.filter((file) => !program.has(file))] as const
  })
  const content = JSON.stringify(Object.fromEntries(screens))
  const address = `/assets/screens-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.json`
  writeFileSync(`dist/web${address}`, content)
  return address
}

/** By which a content security policy allows an inline script or style. */
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

function versionOfPackage(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
}

type Content = { head: string[]; title: string; markup: string; forRecipients: boolean }

function fill(template: string, { head, title, markup, forRecipients }: Content): string {
  return template
    .replace('<html lang="cs">', (html) => (forRecipients ? '<html lang="cs" class="recipient">' : html))
    .replace('<!--head-->', () => head.join('\n    '))
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
    .replace(/\s*<script type="module".*?<\/script>/, '')
}
