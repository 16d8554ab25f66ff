const LONGEST = 180
/** Limits the searched text: a story may be long, and Markdown is matched in it. */
const READ = 2_000

/** The beginning of a story as plain text for a list: its first paragraph without Markdown, cut between words. */
export const openingOf = (story: string): string => {
  const [paragraph = ''] = story
    .trimStart()
    .slice(0, READ)
    .split(/\n\s*\n/)
  const text = paragraph
    // Numbers stay, because most of them are days (rule 1.12).
    .replace(/^\s*(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]+|\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/[ \t\n]+/g, ' ')
    .trim()
  const letters = [...text]
  if (letters.length <= LONGEST) return text
  return `${wholeWords(letters.slice(0, LONGEST).join(''))}…`
}

const wholeWords = (text: string): string => {
  const end = text.lastIndexOf(' ')
  return end === -1 ? text : text.slice(0, end).replace(/[\s,;:–-]+$/, '')
}
