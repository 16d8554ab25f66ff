/** Whether a parser reads every letter as the sandbox sent it: letters.ts mailparser|postalMime. */
import { readFileSync } from 'node:fs'
import { simpleParser } from 'mailparser'
import postalMime from 'postal-mime'

type Read = { subject?: string; text?: string; html?: string | false }
type Letter = { subject: string; text: string; html: string; source: string }

const parsers: Record<string, (source: string) => Promise<Read>> = {
  mailparser: (source) => simpleParser(source, { skipHtmlToText: true }),
  postalMime: (source) => postalMime.parse(source),
}
const parse = parsers[process.argv[2] ?? '']
const letters = JSON.parse(readFileSync('letters.json', 'utf8')) as Letter[]
const same = (read: string | false | undefined, sent: string) =>
  read !== false && read?.replaceAll('\r\n', '\n').trimEnd() === sent.trimEnd()
const counts = { subject: 0, text: 0, html: 0 }
for (const { subject, text, html, source } of letters) {
  const read = await parse?.(source)
  if (read?.subject === subject) counts.subject += 1
  if (same(read?.text, text)) counts.text += 1
  if (same(read?.html, html)) counts.html += 1
}
console.log(
  `${letters.length} letters: subject of ${counts.subject}, text of ${counts.text}, HTML of ${counts.html} as sent`,
)
