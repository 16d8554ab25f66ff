import { readFileSync } from 'node:fs'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { features } from 'web-features'
import { OTHER_MEANINGS } from './allowed-features.ts'

/** Objects of the browser by their global names. */
const OBJECTS: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  indexedDB: 'IDBFactory',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  self: 'Window',
  window: 'Window',
}

const KEYS =
  /^(?:(?:api|javascript\.builtins)\.(?<name>\w+)(?:\.(?<member>\w+?)(?:_static)?)?|css\.(?<css>properties|selectors|at-rules)\.(?<word>[\w-]+))$/

/** The part of its data that is read here: the package's own types do not resolve. */
type Feature = { status?: { by_compat_key?: Readonly<Record<string, { baseline_low_date?: string }>> } }

/** Whether each feature is within the floor, by its name: `Promise`, `Promise.try`, `.try` (in any object), `selectors has`. */
const known = new Map<string, boolean>()
for (const feature of Object.values<Feature>(features))
  for (const [key, status] of Object.entries(feature.status?.by_compat_key ?? {})) {
    const { name, member, css, word } = KEYS.exec(key)?.groups ?? {}
    const isOld = status.baseline_low_date !== undefined && status.baseline_low_date <= newestDay()
    const names = css ? [`${css} ${word}`] : member ? [`${name}.${member}`, `.${member}`] : name ? [name] : []
    for (const one of names) known.set(one, isOld || (known.get(one) ?? false))
  }

/** Widely available means: in all engines for thirty months, on the day that `browserslist` of package.json states. */
function newestDay(): string {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: [string] }
  const day = new Date(/\d{4}-\d\d-\d\d$/.exec(browserslist[0])?.[0] ?? '')
  day.setUTCMonth(day.getUTCMonth() - 30)
  return day.toISOString().slice(0, 10)
}

/** What a module uses that is newer than the floor. A member of an object of unknown type counts if its name has two words. */
export function newFeaturesIn(code: string): string[] {
  const found = new Set<string>()
  const note = (name: string) => void (OTHER_MEANINGS.has(name) || found.add(name))
  const global = (node: ESTree.Node) => {
    if (node.type === 'Identifier' && (known.get(node.name) ?? known.get(`Window.${node.name}`)) === false)
      note(node.name)
  }
  new Visitor({
    CallExpression: ({ callee }) => global(callee),
    NewExpression: ({ callee }) => global(callee),
    MemberExpression({ object, property, computed }) {
      global(object)
      if (computed || property.type !== 'Identifier') return
      const full = object.type === 'Identifier' ? `${OBJECTS[object.name] ?? object.name}.${property.name}` : ''
      const isOld = known.get(full) ?? (/[A-Z]/.test(property.name) ? known.get(`.${property.name}`) : undefined)
      if (isOld === false) note(known.has(full) ? full : property.name)
    },
  }).visit(parseSync('module.js', code).program)
  return [...found].toSorted()
}

const STYLES = [
  ['properties', /[{;]\s*([a-z][a-z-]+):/g],
  ['selectors', /(?<=(?:^|[{}])[^{};]*):([a-z][a-z-]+)(?=[^{};]*\{)/g],
  ['at-rules', /@([a-z][a-z-]+)/g],
] as const

/** The same of a style sheet: an engine that does not know a selector drops its whole rule. */
export function newStylesIn(css: string): string[] {
  const names = STYLES.flatMap(([kind, pattern]) => [...css.matchAll(pattern)].map(([, word]) => `${kind} ${word}`))
  return [...new Set(names)].filter((name) => known.get(name) === false).toSorted()
}

const shortName = (id: string) =>
  id
    .split('?')[0]
    ?.split(/node_modules\/|\/web\//)
    .at(-1) ?? id

/** Fails the build with the module that uses a feature newer than the floor, and with an exception that is no longer needed. */
export function refuseNewFeatures(allowed: Readonly<Record<string, readonly string[]>> = {}): Plugin {
  return {
    name: 'refuse-new-features',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const used = Object.values(bundle).flatMap((file): (readonly [string, string[]])[] => {
          if (file.type === 'chunk')
            return Object.entries(file.modules).map(([id, { code }]) => [shortName(id), newFeaturesIn(code ?? '')])
          return file.fileName.endsWith('.css') ? [['styles', newStylesIn(file.source.toString())]] : []
        })
        const found = new Map<string, Set<string>>(Object.keys(allowed).map((module) => [module, new Set()]))
        for (const [module, names] of used)
          if (names.length > 0) found.set(module, new Set(names).union(found.get(module) ?? new Set()))
        const problems = [...found]
          .flatMap(([module, names]) => {
            const may = new Set(allowed[module])
            const [more, less] = [names.difference(may), may.difference(names)].map((set) => [...set].join(', '))
            return [
              more && `${module} uses ${more}, which old browsers lack`,
              less && `${module} no longer uses ${less}`,
            ]
          })
          .filter((problem) => problem !== '')
        if (problems.length > 0) this.error(`${problems.join('\n')}\n(scripts/build/allowed-features.ts)`)
      },
    },
  }
}
