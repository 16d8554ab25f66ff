const LONGEST = 180

/** The beginning of a story as plain text for a list: its first paragraph without the marks of Markdown, cut between words. */
export const openingOf = (story: string): string => {
  const [paragraph = ''] = story.trim().split(/\n\s*\n/)
  const text = paragraph
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]+/g, '')
    .replace(/[ \t\n]+/g, ' ')
    .trim()
  const letters = [...text]
  if (letters.length <= LONGEST) return text
  const cut = letters.slice(0, LONGEST).join('')
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')}…`
}
