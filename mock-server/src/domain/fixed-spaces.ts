/** Czech does not leave a preposition or a conjunction of one letter at the end of a line: a fixed space holds it to the next word. */
export const fixedSpaces = (text: string): string => text.replace(/(?<![\p{L}\p{N}])([ksvzouai])[ \n]/giu, '$1\u00a0')
