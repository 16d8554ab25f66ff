/** One answer or note as it was last written: `at` tells which of two tabs was later. Without a value it was taken away. */
export type KeptWord = { readonly value?: unknown; readonly at: number }

/** What was written since the form was opened first, by `answer.{id}` and `note.{name}`: what was left alone is not in it. */
export type KeptWords = Readonly<Record<string, KeptWord>>

/** Both tabs' words; of the same one the later stands. */
export function mergeWords(mine: KeptWords, theirs: KeptWords): KeptWords {
  const later = Object.entries(theirs).filter(([key, word]) => isLater(word, mine[key]))
  return { ...mine, ...Object.fromEntries(later) }
}

const isLater = (word: KeptWord, than: KeptWord | undefined): boolean => word.at > (than?.at ?? -1)

/** As a draft holds them. */
export const toFields = (words: KeptWords): { words: string } => ({ words: JSON.stringify(words) })

/** Nothing of a draft that is not ours to read. */
export function fromFields(fields: { readonly words?: unknown }): KeptWords {
  try {
    const read: unknown = JSON.parse(String(fields.words))
    if (typeof read !== 'object' || read === null) return {}
    return Object.fromEntries(Object.entries(read).filter((entry): entry is [string, KeptWord] => isWord(entry[1])))
  } catch {
    return {}
  }
}

const isWord = (word: unknown): word is KeptWord =>
  typeof word === 'object' && word !== null && 'at' in word && typeof word.at === 'number'
