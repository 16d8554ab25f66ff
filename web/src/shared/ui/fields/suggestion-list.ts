/** Rule 14.13: the delay lets a click on a suggestion arrive. */
export const closeAfterBlurMs = 100

/** Texts or words in them that begin with the typed text; ignores case and diacritics. At most 8. */
export function matchSuggestions(suggestions: readonly string[], typed: string, limit = 8): readonly string[] {
  const wanted = plain(typed.trim())
  if (wanted === '') return []
  return suggestions
    .filter((suggestion) =>
      plain(suggestion)
        .split(/\s+/)
        .some((_, at, words) => words.slice(at).join(' ').startsWith(wanted)),
    )
    .slice(0, limit)
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

export type ListState = { open: boolean; active: number }
export const closedList: ListState = { open: false, active: -1 }

/** The state of a list of `count` suggestions after a key; undefined if the key has no effect. */
export function moveInList(state: ListState, key: string, count: number): ListState | undefined {
  if (key === 'Escape' && state.open) return closedList
  if (count === 0) return undefined
  if (key === 'ArrowDown') return { open: true, active: state.active + 1 >= count ? 0 : state.active + 1 }
  if (key === 'ArrowUp') return { open: true, active: state.active <= 0 ? count - 1 : state.active - 1 }
  return undefined
}
