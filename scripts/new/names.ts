import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The names of a new operation in every spelling that a file needs. */
export interface Names {
  /** kebab-case: tag, folder, pact, i18n namespace. */
  readonly resource: string
  /** Whether the resource has no operation yet. */
  readonly isNew: boolean
  /** kebab-case, prefix of the names in its files: the resource, or the operation if the resource has operations already. */
  readonly stem: string
  /** `stem` in camelCase and in PascalCase: schemas, components, texts. */
  readonly camel: string
  readonly pascal: string
  readonly operation: string
  readonly method: 'get' | 'post'
  readonly person: 'donor' | 'recipient'
  /** Path of the contract. */
  readonly path: string
  /** Its parameters, and the path with their examples in their places: `/families/fam-k7p2`. */
  readonly parameters: readonly PathParameter[]
  readonly examplePath: string
  /** Its key in paths.yaml: `familyNoteWithdrawal` of `/familyNote/withdrawal`, `familyNote` of `/families/{familyId}/note`. */
  readonly pathKey: string
  readonly screen: string
  /** The existing screen that gets the operation as a part, without `-screen.tsx`; without it a new resource gets a screen of its own. */
  readonly partOf: string | undefined
  /** Where its texts are in those of the resource: `.sendNote`, or nowhere below if the resource has no others. */
  readonly texts: string
  readonly title: { readonly cs: string; readonly en: string }
  /** Number and title of the rule that the operation follows, as in docs/rules.md: `8.6 Note to the family`. */
  readonly rule: string
}

export class UnusableNameError extends Error {}

type OptionName = 'method' | 'for' | 'path' | 'screen' | 'part-of' | 'cs' | 'en' | 'rule'
type Options = { readonly [Name in OptionName]?: string | undefined }

/** Replaced by the rule of the operation; no rule has this number. */
const NO_RULE = '0.0 Number and title of the rule in docs/rules.md'

/** Throws `UnusableNameError` with a sentence that explains the error and gives an example. `root` holds `openapi/`. */
export function readNames(
  [resource, operation, ...more]: readonly string[],
  { method = 'post', for: person = 'donor', ...options }: Options = {},
  root = '.',
): Names {
  if (resource === undefined || operation === undefined || more.length > 0)
    throw new UnusableNameError(
      'Usage: npm run new -- <resource> <operation>, as in: npm run new -- family-note sendFamilyNote (--help lists the options)',
    )
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(resource))
    throw new UnusableNameError(`The resource ${resource} is not in kebab-case, as in family-note.`)
  if (!/^[a-z]+([A-Z][a-z0-9]+)+$/.test(operation))
    throw new UnusableNameError(
      `The operation ${operation} is not a verb and a noun in camelCase, as in sendFamilyNote.`,
    )
  if (method !== 'get' && method !== 'post') throw new UnusableNameError(`--method ${method} is not get or post.`)
  if (person !== 'donor' && person !== 'recipient')
    throw new UnusableNameError(`--for ${person} is not donor or recipient.`)
  const screen = options.screen ?? `${person === 'donor' ? '/muj-ucet' : '/prijemce'}/${slugOf(options.cs ?? resource)}`
  if (!/^(\/[a-z0-9-]+)+$/.test(screen))
    throw new UnusableNameError(`The screen ${screen} is not a path in lower case, as in /muj-ucet/vzkaz.`)
  const path = options.path ?? `/${camelOf(resource)}`
  if (!/^(\/[a-z][A-Za-z0-9]*(\/\{[a-z][A-Za-z0-9]*\})?)+$/.test(path))
    throw new UnusableNameError(`The path ${path} is not in camelCase, as in /families/{familyId}/note.`)
  const parameters = pathParameters(root, path, resource)
  const examplePath = parameters.reduce((found, { name, example }) => found.replace(`{${name}}`, example), path)
  const pathKey = path
    .replaceAll(/\w+\/\{(\w+)Id\}/g, '$1')
    .replaceAll(/\W+(\w?)/g, (_, letter: string, at: number) => (at === 0 ? letter : letter.toUpperCase()))
  const partOf = options['part-of']
  const rule = options.rule ?? NO_RULE
  if (!/^\d+\.\d+ \S/.test(rule))
    throw new UnusableNameError(`--rule ${rule} is not a number and a title, as in "8.6 Note to the family".`)
  const isNew = !existsSync(join(root, 'openapi/resources', resource))
  const stem = isNew ? resource : operation.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const camel = camelOf(stem)
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
  const readable = pascal.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const title = { cs: options.cs ?? readable, en: options.en ?? readable }
  if (isNew && parameters.length > 0 && partOf === undefined)
    throw new UnusableNameError(
      `No screen knows the parameters of ${path}: name one with --part-of, as in --part-of family-profile.`,
    )
  const ofContract = { operation, path, parameters, examplePath, pathKey, rule }
  const ofScreen = { screen, partOf, title, texts: isNew ? '' : `.${camel}` }
  return { resource, isNew, stem, camel, pascal, method, person, ...ofContract, ...ofScreen }
}

/** Without diacritics, with dashes between the words (rule 1.10): `vzkaz-rodine` of „Vzkaz rodině“. */
const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const camelOf = (name: string) => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** A parameter of a path, with its line or lines in an Operation Object. */
interface PathParameter {
  readonly name: string
  readonly example: string
  readonly yaml: string
}

/** A parameter that the contract has keeps its format: that of the same resource first, then of the path it continues. */
function pathParameters(root: string, path: string, resource: string): readonly PathParameter[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const index = read('openapi/provider.yaml')
  const files = globSync('openapi/resources/*/parameters.yaml', { cwd: root }).toSorted()
  return [...path.matchAll(/\{(\w+)\}/g)].map(({ 1: name = '', index: at, 0: { length } }) => {
    const parameter = new RegExp(`^(\\w+):\\n  name: ${name}\\n  in: path\\n(?:  .*\\n)*?  example: '?([^'\\n]+)`, 'm')
    const start = path.slice(0, at + length).replaceAll(/[{}]/g, '\\$&')
    const continued = new RegExp(`^  ${start}\\S*:\\n    \\$ref: resources/([^/]+)/`, 'm').exec(index)?.[1]
    const nearest = [resource, continued].flatMap((folder) => files.filter((file) => file.includes(`/${folder}/`)))
    const found = [...nearest, ...files]
      .map((file) => ({ file, match: parameter.exec(read(file)) }))
      .find(({ match }) => match)
    if (!found) return unknownParameter(name)
    const file = found.file.replace(`openapi/resources/${resource}/`, '').replace('openapi/resources', '..')
    const [, key, example = ''] = found.match ?? []
    return { name, example, yaml: `      - $ref: '${file}#/${key}'\n` }
  })
}

function unknownParameter(name: string): PathParameter {
  const example = `${name.replace(/Id$/, '').toLowerCase()}-1`
  const schema = "{ $ref: '../../shared/formats.yaml#/Id' }"
  const lines = [`name: ${name}`, 'in: path', 'required: true', 'description: From the list.', `schema: ${schema}`]
  return { name, example, yaml: `      - ${[...lines, `example: ${example}`].join('\n        ')}\n` }
}
