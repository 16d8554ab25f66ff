import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { PrerenderedPage } from '../../web/src/prerender.tsx'
import { checkMarkup } from './check-markup.ts'
import { filesOf, type Manifest } from './manifest.ts'

type Built = {
  /** Code of the boot script. */
  boot: string
  manifest: Manifest
  /** Styles of each prerendered page, which loads no style sheet. */
  publicStyles: ReadonlyMap<string, string>
  /** Address of the style sheet of the headings' font. */
  font: string
}
type Prerender = { prerenderPages: () => Promise<PrerenderedPage[]>; routePaths: readonly string[] }

const APP = 'src/main.tsx'
const PUBLIC = 'src/public.tsx'
const ALL_STYLES = 'style.css'

/**
 * Writes the pages (the empty one for the portal, one for each prerendered path) and `pages.json`, by which the server knows
 * which page answers which path, and which inline scripts and styles its policy allows.
 */
export async function writePages({ boot, manifest, publicStyles, font }: Built): Promise<void> {
  const { prerenderPages, routePaths } = (await import(`${process.cwd()}/dist/prerender/prerender.js`)) as Prerender
  const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync('web/public/icon.svg', 'utf8').trim())}`
  const template = readFileSync('web/index.html', 'utf8').replace('href="/icon.svg"', () => `href="${icon}"`)
  const [app, [styles = '']] = [filesOf(manifest, [APP]), filesOf(manifest, [ALL_STYLES])]
  const bootScript = (more = '') =>
    `<script data-font="${font}" data-styles="${styles}" data-app="${app.join(' ')}"${more}>${boot}</script>`
  const prerendered: Record<string, string> = {}
  mkdirSync('dist/web/pages', { recursive: true })
  for (const { path, screen, title, forRecipients, markup } of await prerenderPages()) {
    const page = filesOf(manifest, [PUBLIC, screen])
    const head = [`<style>${publicStyles.get(path)}</style>`, bootScript(` data-public="${page.join(' ')}"`)]
    checkMarkup(path, markup)
    const file = `pages/${path.slice(1).replaceAll('/', '-') || 'index'}.html`
    prerendered[path] = file
    writeFileSync(`dist/web/${file}`, fill(template, { head, title, markup, forRecipients }))
  }
  // The script first: it would wait for a style sheet before it.
  const head = [
    bootScript(),
    ...app.map((script) => `<link rel="modulepreload" href="${script}">`),
    `<link rel="stylesheet" href="${styles}">`,
  ]
  writeFileSync(
    'dist/web/index.html',
    fill(template, { head, title: 'Dobří andělé', markup: '', forRecipients: false }),
  )
  const inline = { scripts: [hash(boot)], styles: [...publicStyles.values()].map(hash) }
  writeFileSync(
    'dist/web/pages.json',
    `${JSON.stringify({ version: versionOfPackage(), inline, prerendered, routes: routePaths }, null, 2)}\n`,
  )
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
