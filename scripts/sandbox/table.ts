/** Lines under each other, two spaces between the columns, the last one as long as it is. What stands in a cell stays on its line. */
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

/** Names and values under each other. */
export function formatPairs(pairs: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...pairs.map(([name]) => name.length))
  return pairs.map(([name, value]) => `${name.padEnd(width)}  ${onOneLine(value)}`).join('\n')
}

/** Without line breaks and other control characters: a text that somebody typed must not steer a terminal. */
export const onOneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')
