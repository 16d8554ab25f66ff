import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The names of a new operation in every spelling that a file needs. */
export interface Names {
  /** kebab-case: tag, folder, pact, i18n namespace. */
  readonly resource: string
  /** Whether the resource has no operation yet: only then the operation gets a screen of its own. */
  readonly isNew: boolean
  /** kebab-case, prefix of the files: the resource, or the operation if the resource has files already. */
  readonly stem: string
  /** `stem` in camelCase and in PascalCase: schemas, components, key of the portal's path. */
  readonly camel: string
  readonly pascal: string
  readonly operation: string
  readonly method: 'get' | 'post'
  readonly person: 'donor' | 'recipient'
  /** Path of the contract. */
  readonly path: string
  /** Its key in paths.yaml: `familyNoteWithdrawal` of `/familyNote/withdrawal`. */
  readonly pathKey: string
  readonly screen: string
  readonly title: { readonly cs: string; readonly en: string }
  /** Number and title of the rule that the operation follows, as in docs/rules.md: `8.6 Note to the family`. */
  readonly rule: string
}

export class UnusableNameError extends Error {}

type OptionName = 'method' | 'for' | 'path' | 'screen' | 'cs' | 'en' | 'rule'
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
  if (!/^(\/[a-z][A-Za-z0-9]*)+$/.test(path))
    throw new UnusableNameError(`The path ${path} is not in camelCase, as in /familyNote/withdrawal.`)
  const pathKey = path.slice(1).replaceAll(/\/([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const rule = options.rule ?? NO_RULE
  if (!/^\d+\.\d+ \S/.test(rule))
    throw new UnusableNameError(`--rule ${rule} is not a number and a title, as in "8.6 Note to the family".`)
  const isNew = !existsSync(join(root, 'openapi/resources', resource))
  const stem = isNew ? resource : operation.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const camel = camelOf(stem)
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
  const readable = pascal.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const title = { cs: options.cs ?? readable, en: options.en ?? readable }
  return { resource, isNew, stem, camel, pascal, operation, method, person, path, pathKey, screen, title, rule }
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
