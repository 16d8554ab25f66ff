const WIDTH = 100

/** Lists as many names as fit a line, and counts the rest. */
export function listNames(names: readonly string[], width = WIDTH): string {
  let shown = names.length
  const text = () => names.slice(0, shown).join(', ')
  while (shown > 1 && text().length > width) shown -= 1
  const more = names.length - shown
  return more > 0 ? `${text()} and ${more} more` : text()
}

export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
