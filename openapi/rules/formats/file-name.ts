/** Control characters, format characters (direction, zero width), line separators and halves of surrogate pairs. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** A file name as it is stored and shown: nothing in it is invisible or turns the direction of the text, so that its end is its end. */
export const cleanFileName = (name: string): string => name.normalize('NFC').replace(INVISIBLE, '').trim()
