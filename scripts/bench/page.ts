import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import * as v from 'valibot'
import { chromiumArgs, ensureChromium } from '../browser/find-chromium.ts'
import { findFreePort } from '../process/find-free-port.ts'
import { median } from './median.ts'

/** Milliseconds of the largest paint and of blocking, kB of scripts as sent, score of 100. Lighthouse's mobile phone. */
export type PageFigures = { lcp: number; tbt: number; scriptKb: number; score: number }

const requests = v.array(v.object({ resourceType: v.optional(v.string()), transferSize: v.number() }))

/** Opens each page in turn, `rounds` times, and answers the medians in the order of `urls`. */
export async function measurePages(urls: readonly string[], rounds: number): Promise<PageFigures[]> {
  const port = await findFreePort()
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  })
  const seen = urls.map(() => [] as PageFigures[])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, url] of urls.entries()) seen[index]?.push(await measure(url, port))
  await browser.close()
  return seen.map((figures) => ({
    lcp: median(figures.map(({ lcp }) => lcp)),
    tbt: median(figures.map(({ tbt }) => tbt)),
    scriptKb: median(figures.map(({ scriptKb }) => scriptKb)),
    score: median(figures.map(({ score }) => score)),
  }))
}

async function measure(url: string, port: number): Promise<PageFigures> {
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] })
  if (!run || run.lhr.runtimeError)
    throw new Error(`Lighthouse could not open ${url}: ${run?.lhr.runtimeError?.message}`)
  const { audits, categories } = run.lhr
  const details = audits['network-requests']?.details
  const items = v.parse(requests, details && 'items' in details ? details.items : [])
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script')
  return {
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    scriptKb: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    score: (categories.performance?.score ?? Number.NaN) * 100,
  }
}
