/**
 * letters.ts mailparser|postalMime   whether the parser reads every letter as the sandbox sent it
 * letters.ts chromium                how many are wider than the window of a phone
 */
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { simpleParser } from 'mailparser'
import postalMime from 'postal-mime'
import { chromiumArgs, findHeadlessShell } from '../../../../browser/find-chromium.ts'

type Read = { subject?: string; text?: string; html?: string | false }
type Letter = { subject: string; text: string; html: string; source: string }

const parsers: Record<string, (source: string) => Promise<Read>> = {
  mailparser: (source) => simpleParser(source, { skipHtmlToText: true }),
  postalMime: (source) => postalMime.parse(source),
}
const [reader = ''] = process.argv.slice(2)
const letters = JSON.parse(readFileSync('letters.json', 'utf8')) as Letter[]
console.log(await (reader === 'chromium' ? countWide() : compare(parsers[reader])))

async function countWide(): Promise<string> {
  const browser = await chromium.launch({ args: chromiumArgs, executablePath: findHeadlessShell() ?? '' })
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  let wide = 0
  for (const { html } of letters) {
    await page.setContent(html)
    if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) wide += 1
  }
  await browser.close()
  return `${wide} of ${letters.length}`
}

async function compare(parse: (typeof parsers)[string] | undefined): Promise<string> {
  const counts = { subject: 0, text: 0, html: 0 }
  for (const { subject, text, html, source } of letters) {
    const read = await parse?.(source)
    if (read?.subject === subject) counts.subject += 1
    if (isSame(read?.text, text)) counts.text += 1
    if (isSame(read?.html, html)) counts.html += 1
  }
  return `${letters.length} letters: subject of ${counts.subject}, text of ${counts.text}, HTML of ${counts.html} as sent`
}

function isSame(read: string | false | undefined, sent: string): boolean {
  return typeof read === 'string' && read.replaceAll('\r\n', '\n').trimEnd() === sent.trimEnd()
}
