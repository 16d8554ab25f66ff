import { FILE_TYPES, type FileExtension } from '#rules/files/file-types.ts'

const ACCEPTED = Object.keys(FILE_TYPES)
const KNOWN: ReadonlySet<string> = new Set(
  Object.values(FILE_TYPES)
    .flatMap(({ otherExtensions }): readonly string[] => otherExtensions)
    .concat(ACCEPTED, 'heic', 'heif', 'webp', 'gif', 'tif', 'tiff'),
)

/** The extension in lower case, without the dot; '' if there is none. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** The name with an extension of this type, which replaces that of another type (rule 15.6). */
export function correctedName(name: string, extension: FileExtension): string {
  const named = extensionOf(name)
  const isRight = ACCEPTED.includes(named) && FILE_TYPES[named as FileExtension] === FILE_TYPES[extension]
  if (isRight) return name
  // What follows the last dot of a text ("MUDr. Nováková") is no extension.
  const base = KNOWN.has(named) ? name.slice(0, -named.length - 1) : name
  return `${base || 'foto'}.${extension}`
}
