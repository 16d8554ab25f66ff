/**
 * testers.ts shell COMMAND ...   whether a shell sends the call of call.sh as it was sent before
 * testers.ts postman             what Postman's importer reads of the same command
 * testers.ts harValidator [FILE] whether the HAR is valid
 * testers.ts httpSnippet         what httpsnippet makes of its calls
 * testers.ts playwright          what Playwright answers from it
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import postman from 'curl-to-postmanv2'
import harValidator from 'har-validator'
import { HTTPSnippet } from 'httpsnippet'
import { chromiumArgs, findHeadlessShell } from '../../../../browser/find-chromium.ts'

type Har = { log: { entries: { request: { url: string; method: string } }[] } }

const { origin, message } = JSON.parse(readFileSync('testers.json', 'utf8')) as { origin: string; message: string }
const har = JSON.parse(readFileSync('calls.har', 'utf8')) as Har
const urlOf = (method: string) => har.log.entries.find(({ request }) => request.method === method)?.request.url ?? ''

async function sentTexts(): Promise<string[]> {
  const answer = await fetch(`${origin}/sandbox/worlds/testers/messages?channel=email`)
  const { messages } = (await answer.json()) as { messages: { text: string }[] }
  return messages.map(({ text }) => text)
}

const readers: Record<string, (command: string[]) => Promise<string> | string> = {
  async shell([program = '', ...options]) {
    const before = await sentTexts()
    const answer = execFileSync(program, [...options, 'call.sh'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const after = await sentTexts()
    if (after.length === before.length) return `refused: ${answer}`
    return after.at(-1) === before[0] ? 'sent as before' : `sent: ${after.at(-1)}`
  },
  postman: () =>
    new Promise((resolve) => {
      const data = readFileSync('call.sh', 'utf8').replaceAll(/^#.*\n/gm, '')
      postman.convert({ type: 'string', data }, (_, { result, output, reason }) => {
        const request = output?.[0]?.data
        const isSame = request?.body.raw?.includes(JSON.stringify(message)) === true
        resolve(result ? `${request?.method}, body ${isSame ? 'as sent' : 'otherwise'}` : `not read: ${reason}`)
      })
    }),
  harValidator: async ([file = 'calls.har']) => {
    await harValidator.har(JSON.parse(readFileSync(file, 'utf8')) as Har)
    return 'valid'
  },
  httpSnippet: () => {
    const written = new HTTPSnippet(har).convert('python', 'requests')
    return `${Array.isArray(written) ? written.length : 1} calls`
  },
  async playwright() {
    const browser = await chromium.launch({ args: chromiumArgs, executablePath: findHeadlessShell() ?? '' })
    const page = await browser.newPage()
    await page.routeFromHAR('calls.har', { notFound: 'abort' })
    const answer = await page.goto(urlOf('GET')).catch(() => undefined)
    const text = `${answer?.status() ?? 'nothing'} ${(await answer?.text()) ?? ''}`
    await browser.close()
    return text
  },
}
const [reader = '', ...command] = process.argv.slice(2)
console.log(await readers[reader]?.(command))
