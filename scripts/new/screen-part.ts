import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { withImports } from './append.ts'
import { type Names, UnusableNameError } from './names.ts'

/** The address of a screen, with the example of the first parameter in place of its own. */
export function addressOf(root: string, { parameters }: Names, screen: string): string {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const routes = globSync('web/src/app/*routes.ts', { cwd: root }).map(read).join('')
  const [before = '', found] = routes.split(`import('../screens/${screen}-screen.tsx')`)
  if (found === undefined) throw new UnusableNameError(`There is no screen ${screen}: --part-of family-profile is one.`)
  const [, key, path] = /.*\bpath: (?:paths\.(\w+)|'([^']+)')/s.exec(before) ?? []
  const address = path ?? new RegExp(`^  ${key}: '([^']+)'`, 'm').exec(read('web/src/shared/paths.ts'))?.[1] ?? ''
  return address.replace(/:\w+/, parameters[0]?.example ?? 'id-1')
}

/** The source of the screen with the part as the last of what its component returns. */
export function withPart(file: string, source: string, names: Names): string {
  const { resource, camel, pascal, stem, parameters } = names
  const missing = parameters.find(({ name }) => !new RegExp(`\\b${name}\\b`).test(source))
  if (missing) throw new UnusableNameError(`${file} has no ${missing.name} to give to the part.`)
  const place = returnedElement(file, source)
  if (!place) throw new UnusableNameError(`${file} has no component that ends with an element: choose another screen.`)
  const part = `<${pascal}${parameters.map(({ name }) => ` ${name}={${name}}`).join('')} />`
  const { start, end } = place
  const closing = place.type === 'JSXFragment' ? place.closingFragment : place.closingElement
  const put = closing
    ? source.slice(0, closing.start) + part + source.slice(closing.start)
    : `${source.slice(0, start)}<Stack gap={5}>${source.slice(start, end)}${part}</Stack>${source.slice(end)}`
  const stack = closing ? '' : "import { Stack } from '../shared/ui/stack/stack.tsx'\n"
  const imported = withImports(file, put, `import { ${pascal} } from '../features/${resource}/${stem}.tsx'\n${stack}`)
  if (source.includes(`features/${resource}/locales/`)) return imported
  if (!imported.includes('texts = {'))
    throw new UnusableNameError(`${file} has no list of texts: choose another screen.`)
  const texts = `import ${camel} from '../features/${resource}/locales/cs.json' with { type: 'json' }\n`
  return withImports(file, imported.replace('texts = {', `texts = { '${resource}': ${camel},`), texts)
}

/** What the exported component returns at its end. */
function returnedElement(file: string, source: string): Element | undefined {
  for (const statement of parseSync(file, source, { preserveParens: false }).program.body) {
    const component = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (component?.type !== 'FunctionDeclaration') continue
    const last = component.body?.body.at(-1)
    return last?.type === 'ReturnStatement' ? elementIn(last.argument) : undefined
  }
  return undefined
}

type Element = ESTree.JSXElement | ESTree.JSXFragment

function elementIn(expression: ESTree.Expression | null): Element | undefined {
  if (expression?.type === 'ConditionalExpression')
    return elementIn(expression.alternate) ?? elementIn(expression.consequent)
  return expression?.type === 'JSXElement' || expression?.type === 'JSXFragment' ? expression : undefined
}
