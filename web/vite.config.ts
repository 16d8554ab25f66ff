import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import browserslist from 'browserslist'
import { defineConfig, type Plugin } from 'vite'
import { type SavedTexts, TEXTS_SAVED } from './src/app/text-updates.ts'
import type { RuntimeConfig } from './src/shared/config/runtime-config.ts'
import { withFixedSpaces } from './src/shared/format/czech-typography.ts'

const ENGINES = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', ios_saf: 'ios', safari: 'safari' }
const listed = browserslist(undefined, { path: import.meta.dirname })

/** The oldest version of each engine in `browserslist` of package.json; scripts and styles are lowered to these. */
export const browsers = Object.entries(ENGINES).map(([listedAs, name]) => {
  const versions = listed.flatMap((browser) =>
    browser.startsWith(`${listedAs} `) ? Number.parseFloat(browser.slice(listedAs.length)) : [],
  )
  return `${name}${Math.min(...versions)}`
})

/**
 * In development no server fills the page at start, so Vite does. And it is development, although npm says NODE_ENV=production to every
 * command where .npmrc leaves out development packages.
 */
function runtimeConfiguration(): Plugin {
  return {
    name: 'runtime-configuration',
    apply: 'serve',
    config: () => {
      process.env.NODE_ENV = 'development'
    },
    transformIndexHtml: (html) => html.replace('@@config@@', () => JSON.stringify(devConfig)),
  }
}

const CZECH_TEXTS = /[\\/]locales[\\/]cs\.json$/

/** Files of Czech texts have ordinary spaces; this rule alone decides where a line may not end. */
export function fixedSpaces(): Plugin {
  return {
    name: 'fixed-spaces',
    enforce: 'pre',
    transform: { filter: { id: CZECH_TEXTS }, handler: (code) => withFixedSpaces(code) },
  }
}

/** A saved file of texts is sent to the open pages, which a reload would empty. */
function textUpdates(): Plugin {
  return {
    name: 'text-updates',
    apply: 'serve',
    hotUpdate: {
      order: 'pre',
      async handler({ type, file, read }) {
        const path = relative(import.meta.dirname, file).replaceAll('\\', '/')
        if (type !== 'update' || !/^src\/.*\/locales\/\w+\.json$/.test(path)) return
        const source = await read()
        const texts = JSON.parse(CZECH_TEXTS.test(file) ? withFixedSpaces(source) : source) as object
        const saved: SavedTexts = { file: path, texts }
        this.environment.hot.send(TEXTS_SAVED, saved)
        // Closes the error overlay that a file with a mistake opened before.
        this.environment.hot.send({ type: 'update', updates: [] })
        return []
      },
    },
  }
}

/** The package offers its development build to every bundler; the other one carries no warnings. */
const routerForProduction = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name).replace('/development/', '/production/')),
}))

/** The build that it offers to browsers assigns innerHTML, which Trusted Types refuse; the other one has a table of names. */
const referencesWithoutDom = {
  find: /^decode-named-character-reference$/,
  replacement: fileURLToPath(import.meta.resolve('decode-named-character-reference')),
}

/**
 * What public pages are made of. The memory that React Compiler adds to each component is 7 kB of brotli on such a page, for components
 * that are small, or that compiled ones render from memory anyway.
 */
const uncompiled =
  /web[/]src[/](app|shared[/](ui|navigation|config|drafts[/]drafts-context|session[/]session-context)|features[/](login|login-recipient|notices|password-reset|registration|welcome)|screens[/](login|password-reset|recipient-login|registration|welcome)-screen[.]tsx)/

/** As in the build, also for tests of the pages. */
export const compiledReact = () => react({ compiler: true, exclude: [/[/]node_modules[/]/, uncompiled] })

const source = (file: string) => `${import.meta.dirname}/src/${file}`
const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`)

/**
 * What the login pages are made of besides React: the styles of every page, their start, and the fields of their forms with the
 * dialog for refusals. A group also takes all imports of its modules, so only modules that every login form uses are named.
 */
const publicParts =
  /src[/]styles\.ts|ui[/](tokens|base)\.css|fonts[/]fonts\.css|app[/]app\.css|app[/]start-public\.tsx|[/]shared[/]forms[/](contract-form|validation-text|text-limit)[.]ts|[/]ui[/](fields[/](contract-form|text-field|password-field|error-summary)|button[/]button|card[/]card|stack[/]stack|overlay[/]dialog)\.tsx/

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [fixedSpaces(), compiledReact(), runtimeConfiguration(), textUpdates()],
  css: { transformer: 'lightningcss' },
  resolve: { alias: command === 'serve' ? [referencesWithoutDom] : [referencesWithoutDom, ...routerForProduction] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/w', '/sandbox', '/gateway', '/images', '/openapi'].map((path) => [
        path,
        process.env.MOCK_ADDRESS ?? 'http://127.0.0.1:4010',
      ]),
    ),
  },
  build: {
    target: browsers,
    cssTarget: browsers,
    // One style sheet for users of the router; prerendered pages carry their own styles (scripts/build/pages.ts).
    cssCodeSplit: false,
    outDir: isSsrBuild ? '../dist/prerender' : '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: isSsrBuild ? false : 'manifest.json',
    rolldownOptions: isSsrBuild
      ? { input: source('prerender.tsx') }
      : {
          input: {
            app: source('main.tsx'),
            public: source('public.tsx'),
          },
          // A schema is only a value: a page that takes one of them has no need of the others.
          treeshake: { moduleSideEffects: [{ test: /generated[/]schemas[/]/, sideEffects: false }] },
          output: {
            // Pages carry lists of chunks, in which names would cost a kilobyte.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
            // Run one after another with a breath between (src/boot.ts), so in pieces of some size.
            codeSplitting: {
              groups: [
                { name: 'react', test: packages('react', 'react-dom', 'scheduler'), priority: 3 },
                { name: 'base', test: publicParts, priority: 1 },
              ],
            },
          },
        },
  },
}))

/** What Vite's development server writes into the page; the built portal gets its configuration from its server. */
const devConfig: RuntimeConfig = {
  apiBase: '/api',
  hosts: {
    website: 'https://www.example.com',
    members: 'https://members.example.com',
    image: '',
    document: 'https://documents.example.com',
  },
  websitePaths: { english: '/en', blog: '/blog', terms: '/podminky' },
  phones: {
    donors: { text: '+420 000 000 001', href: 'tel:+420000000001' },
    recipients: { text: '+420 000 000 002', href: 'tel:+420000000002' },
  },
  email: 'napiste@example.com',
  social: { facebook: '', instagram: '', twitter: '', youtube: '', linkedin: '' },
  version: 'vývoj',
}
