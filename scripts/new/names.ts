/** The names of a new resource and its operation in every spelling that a file needs. */
export interface Names {
  /** kebab-case: tag, folder, file prefix, i18n namespace. */
  readonly resource: string
  /** camelCase: path of the contract, key of the portal's path. */
  readonly camel: string
  /** PascalCase: schemas and components. */
  readonly pascal: string
  readonly operation: string
  readonly screen: string
  readonly title: { readonly cs: string; readonly en: string }
}

export class UnusableNameError extends Error {}

type Options = {
  readonly screen?: string | undefined
  readonly cs?: string | undefined
  readonly en?: string | undefined
}

/** Throws `UnusableNameError` with a sentence that explains the error and gives an example. */
export function readNames([resource, operation, ...more]: readonly string[], options: Options = {}): Names {
  if (resource === undefined || operation === undefined || more.length > 0)
    throw new UnusableNameError(
      'Usage: npm run new -- <resource> <operation>, as in: npm run new -- family-note sendFamilyNote',
    )
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(resource))
    throw new UnusableNameError(`The resource ${resource} is not in kebab-case, as in family-note.`)
  if (!/^[a-z]+([A-Z][a-z0-9]+)+$/.test(operation))
    throw new UnusableNameError(
      `The operation ${operation} is not a verb and a noun in camelCase, as in sendFamilyNote.`,
    )
  const screen = options.screen ?? `/muj-ucet/${resource}`
  if (!/^(\/[a-z0-9-]+)+$/.test(screen))
    throw new UnusableNameError(`The screen ${screen} is not a path in lower case, as in /muj-ucet/vzkaz.`)
  const pascal = resource.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  const readable = pascal.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return {
    resource,
    camel,
    pascal,
    operation,
    screen,
    title: { cs: options.cs ?? readable, en: options.en ?? readable },
  }
}
