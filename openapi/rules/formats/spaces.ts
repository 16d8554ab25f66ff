/** Spaces of every kind, and invisible characters (`\p{Cf}`: zero width, direction, byte order mark), which a copied text brings along. */
const SPACES = /[\s\p{Cf}]/gu
const INVISIBLE = /\p{Cf}/gu

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** A code or number without spaces and invisible characters (rule 14.16). */
export const withoutSpaces = (text: string): string => text.replace(SPACES, '')
