import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { PrerenderedPage } from '../../web/src/prerender.tsx'
import { checkMarkup } from './check-markup.ts'
import { filesOf, type Manifest } from './manifest.ts'

type Built = { boot: string; manifest: Manifest }
type Prerender = { prerenderPages: () => Promise<PrerenderedPage[]>; routePaths: readonly string[] }

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

const FONT = 'src/shared/ui/fonts/fraunces.css'

/**
 * Writes the pages (the empty one for the portal, one for each prerendered path) and `pages.json`, by which the server knows
 * which page answers which path.
 */
export async function writePages({ boot, manifest }: Built): Promise<void> {
  const { prerenderPages, routePaths } = (await import(`${process.cwd()}/dist/prerender/prerender.js`)) as Prerender
  const template = readFileSync('web/index.html', 'utf8')
  const app = filesOf(manifest, [APP])
  const bootScript = `<script src="${boot}" data-font="${filesOf(manifest, [FONT]).scripts.join(' ')}" data-app="${app.scripts.join(' ')}"`
  const prerendered: Record<string, string> = {}
  mkdirSync('dist/web/pages', { recursive: true })
  for (const { path, screen, title, forRecipients, markup } of await prerenderPages()) {
    const page = filesOf(manifest, [PUBLIC, screen])
    const head = [...page.styles.map(style), `${bootScript} data-public="${page.scripts.join(' ')}"></script>`]
    checkMarkup(path, markup)
    const file = `pages/${path.slice(1).replaceAll('/', '-') || 'index'}.html`
    prerendered[path] = file
    writeFileSync(`dist/web/${file}`, fill(template, { head, title, markup, forRecipients }))
  }
  const head = [
    ...app.scripts.map((script) => `<link rel="modulepreload" href="${script}">`),
    ...app.styles.map(style),
    `${bootScript}></script>`,
  ]
  writeFileSync(
    'dist/web/index.html',
    fill(template, { head, title: 'Dobří andělé', markup: START_MESSAGE, forRecipients: false }),
  )
  writeFileSync(
    'dist/web/pages.json',
    `${JSON.stringify({ version: versionOfPackage(), prerendered, routes: routePaths }, null, 2)}\n`,
  )
}

function versionOfPackage(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
}

const style = (address: string) => `<link rel="stylesheet" href="${address}">`

type Content = { head: string[]; title: string; markup: string; forRecipients: boolean }

function fill(template: string, { head, title, markup, forRecipients }: Content): string {
  return template
    .replace('<html lang="cs">', (html) => (forRecipients ? '<html lang="cs" class="recipient">' : html))
    .replace('<!--head-->', () => head.join('\n    '))
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
    .replace(/\s*<script type="module".*?<\/script>/, '')
}
