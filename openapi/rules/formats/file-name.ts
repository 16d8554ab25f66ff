/** Control characters, format characters (direction, zero width), line separators and halves of surrogate pairs. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** A file name as it is stored and shown: without invisible characters or a change of text direction, which could hide its extension. */
export const cleanFileName = (name: string): string => name.normalize('NFC').replace(INVISIBLE, '').trim()
