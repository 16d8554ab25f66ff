import { afterAll, expect, test } from 'vitest'
import { makeApp } from '../testing/test-app.ts'
import { renderRules } from './rules-page.ts'

const app = makeApp({ sandboxToken: 's3cret', allowedHosts: ['mock.example'] })
afterAll(() => app.close())

test('the rules need no token, and each has its number as its anchor', async () => {
  const request = { remoteAddress: '192.168.0.7', headers: { host: 'mock.example' } }
  const answer = await app.inject({ url: '/sandbox/rules', ...request })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.body).toMatch(/<p id="9\.2"><strong>9\.2 Vote lock\.<\/strong> A vote younger than 60 s/)
  expect(answer.body).toContain('<h2 id="9-rating-and-feedback">')
  expect((await app.inject({ url: '/sandbox/page.css', ...request })).headers['content-type']).toContain('text/css')
})

test('every link of the page refers to an anchor of the page', async () => {
  const { body } = await app.inject('/sandbox/rules')
  const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor)
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((anchor) => !body.includes(`id="${anchor}"`))).toEqual([])
})

test('a rule may have several lines, and its text is escaped', () => {
  const page = renderRules('- **1.1 A <b>.** One\n  `<script>` & "two".\n- **1.2 B.** Three.')
  expect(page).toContain(
    '<p id="1.1"><strong>1.1 A &lt;b&gt;.</strong> One <code>&lt;script&gt;</code> &amp; &quot;two&quot;.</p>\n<p id="1.2">',
  )
})
