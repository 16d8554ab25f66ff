import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** How often a module uses each sink, by the name of the property or method. */
type Sinks = Readonly<Record<string, number>>

const ASSIGNED = new Set(['innerHTML', 'outerHTML'])
const CALLED = new Set(['insertAdjacentHTML', 'write', 'writeln'])
const ANY = /innerHTML|outerHTML|insertAdjacentHTML|\bwrite(ln)?\b/i

/**
 * Modules of packages that may keep a sink, with the exact number of places. Reasons:
 * - react-dom serves `dangerouslySetInnerHTML`, which this check refuses in every module, and makes script elements, of which there are none.
 * - react-router has the script elements of its framework mode, which the portal does not use.
 * - react-easy-crop would inject its styles; features/avatar/crop-area.tsx turns that off.
 */
export const ALLOWED_SINKS: Readonly<Record<string, Sinks>> = {
  'react-dom/cjs/react-dom-client.production.js': { innerHTML: 3 },
  'react-router/dist/production/chunk-7RTFRKQW.mjs': { dangerouslySetInnerHTML: 5 },
  'react-easy-crop/index.module.mjs': { innerHTML: 1 },
}

/** Code that writes markup into the page, which `trusted-types 'none'` of the content security policy refuses at run time. */
export function markupSinksIn(file: string, code: string): Sinks {
  if (!ANY.test(code)) return {}
  const found: Record<string, number> = {}
  const add = (name: string | undefined) => {
    if (name !== undefined) found[name] = (found[name] ?? 0) + 1
  }
  new Visitor({
    AssignmentExpression: ({ left }) => add(named(left, ASSIGNED)),
    CallExpression: ({ callee }) => {
      const name = named(callee, CALLED)
      if (name === 'insertAdjacentHTML' || (name && isDocument(callee))) add(name)
    },
    Property: ({ key, computed }) => {
      if (nameOf(key, computed) === 'dangerouslySetInnerHTML') add('dangerouslySetInnerHTML')
    },
  }).visit(parseSync(`${file}.js`, code).program)
  return found
}

/** Fails the build with the module that has a sink, or whose number of sinks is no longer the allowed one. */
export function refuseMarkupSinks(allowed: Readonly<Record<string, Sinks>> = {}): Plugin {
  return {
    name: 'refuse-markup-sinks',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      )
      const found = new Map(modules.map(([id, { code }]) => [shortName(id), markupSinksIn('module', code ?? '')]))
      const problems = [...new Set([...found.keys(), ...Object.keys(allowed)])].flatMap((name) => {
        const [has, may] = [found.get(name) ?? {}, allowed[name] ?? {}].map((sinks) => JSON.stringify(sinks))
        return has === may ? [] : `${name} writes markup into the page: ${has}; allowed is ${may}`
      })
      if (problems.length > 0) this.error(`${problems.join('\n')}\n(scripts/build/markup-sinks.ts)`)
    },
  }
}

const shortName = (id: string) => id.split('?')[0]?.split('node_modules/').at(-1) ?? id

function named(node: ESTree.Node, names: ReadonlySet<string>): string | undefined {
  if (node.type !== 'MemberExpression') return undefined
  const name = nameOf(node.property, node.computed)
  return name !== undefined && names.has(name) ? name : undefined
}

function nameOf(key: ESTree.Node, isComputed: boolean): string | undefined {
  if (key.type === 'Identifier' && !isComputed) return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}

/** `document.write`, `window.document.write`; a stream or a clipboard has a `write` as well. */
function isDocument(callee: ESTree.Node): boolean {
  if (callee.type !== 'MemberExpression') return false
  const { object } = callee
  if (object.type === 'Identifier') return object.name === 'document'
  return object.type === 'MemberExpression' && nameOf(object.property, object.computed) === 'document'
}
