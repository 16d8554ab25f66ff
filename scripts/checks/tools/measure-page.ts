import lighthouse from 'lighthouse'
import * as v from 'valibot'

/** Milliseconds of the largest paint and of blocking, kB of scripts as sent, score of 100. Lighthouse's mobile phone. */
export type PageFigures = { lcp: number; tbt: number; scriptKb: number; score: number }

const requests = v.array(v.object({ resourceType: v.optional(v.string()), transferSize: v.number() }))

/** In the browser that listens on `port`. */
export async function measurePage(url: string, port: number): Promise<PageFigures> {
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
