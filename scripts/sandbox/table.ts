/** Formats rows with two spaces between the columns; the last column is not padded. Each row is one line. */
export function formatTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  bold: (text: string) => string = (text) => text,
): string {
  const cells = rows.map((row) => row.map(onOneLine))
  const widths = heads.map((head, column) => Math.max(head.length, ...cells.map((row) => row[column]?.length ?? 0)))
  const align = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [bold(align(heads)), ...cells.map(align)].join('\n')
}

/** Formats names and values in two aligned columns. */
export function formatPairs(pairs: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...pairs.map(([name]) => name.length))
  return pairs.map(([name, value]) => `${name.padEnd(width)}  ${onOneLine(value)}`).join('\n')
}

/** Removes line breaks and other control characters: a user's text must not control a terminal. */
export const onOneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')
