import { UnusableNameError } from './names.ts'

type Texts = { readonly [key: string]: string | Texts }

/** A file of a resource with a new operation below those it has. Biome joins and sorts the imports. */
export function append(file: string, source: string, addition: string): string {
  if (file.endsWith('.json')) return `${JSON.stringify({ ...parsed(source), ...parsed(addition) }, null, 2)}\n`
  const end = addition.indexOf('\n\n') + 1
  return withImports(file, source, addition.slice(0, end)) + addition.slice(end)
}

const parsed = (text: string) => JSON.parse(text) as Texts

/** The source with those of the imports, one a line, that it lacks. Throws `UnusableNameError` if it has their names for something else. */
export function withImports(file: string, source: string, imports: string): string {
  const lacking = imports.replaceAll(/\{ (.*) \} from (\S+)\n/g, (_, names: string, from: string) => {
    const known = new Set<string>()
    for (const [, all = '', other] of source.matchAll(/\{([^{}]*)\} from (\S+)\n/g))
      if (other === from) for (const name of all.split(/[\s,]+/)) known.add(name)
    const lacks = names.split(', ').filter((name) => !known.has(name))
    const taken = lacks.find((name) => new RegExp(`^(const|function|let) ${name}\\b`, 'm').test(source))
    if (taken) throw new UnusableNameError(`The file ${file} has its own ${taken}: rename that one first.`)
    return `{ ${lacks.join(', ')} } from ${from}\n`
  })
  const first = /^import /m.exec(source)?.index ?? 0
  return source.slice(0, first) + lacking.replaceAll(/.*\{ {2}\}.*\n/g, '') + source.slice(first)
}
