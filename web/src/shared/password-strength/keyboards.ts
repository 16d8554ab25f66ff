type Keyboard = Record<string, (string | null)[]>

/** Rows of keys by position, each shifted by half a key against the one above; both characters of a key if it has two. */
const czech = [
  '1+ 2ě 3š 4č 5ř 6ž 7ý 8á 9í 0é',
  'qQ wW eE rR tT zZ uU iI oO pP',
  'aA sS dD fF gG hH jJ kK lL',
  'yY xX cC vV bB nN mM',
]
const english = [
  '1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0)',
  'qQ wW eE rR tT yY uU iI oO pP',
  'aA sS dD fF gG hH jJ kK lL',
  'zZ xX cC vV bB nN mM',
]

/** Neighbours of every key, clockwise from the left, for finding walks such as `qwertz` or `yxcvb`. */
export const keyboards: Record<string, Keyboard> = { qwertz: neighbours(czech), qwerty: neighbours(english) }

function neighbours(layout: readonly string[]): Keyboard {
  const rows = layout.map((row) => row.split(' '))
  const keyboard: Keyboard = {}
  rows.forEach((row, y) => {
    row.forEach((key, x) => {
      const at = (column: number, line: number) => rows[line]?.[column] ?? null
      const around = [at(x - 1, y), at(x, y - 1), at(x + 1, y - 1), at(x + 1, y), at(x, y + 1), at(x - 1, y + 1)]
      for (const sign of key) keyboard[sign] = around
    })
  })
  return keyboard
}
