import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { test } from './sandbox.ts'

/** A page of another site: for a browser, `localhost` is not the site of `127.0.0.1`. */
let site: Server
let evil = ''
test.beforeAll(async () => {
  site = createServer((_request, response) => void response.setHeader('content-type', 'text/html').end('<p>Evil</p>'))
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve))
  evil = `http://localhost:${(site.address() as AddressInfo).port}/`
})
test.afterAll(() => {
  site.closeAllConnections()
  site.close()
})

test('a page of another site cannot create worlds, and its link enters one', async ({
  page,
  request,
  world,
  baseURL,
}) => {
  const worldsOf = async () => {
    const { worlds } = (await (await request.get('/sandbox/worlds')).json()) as { worlds: { id: string }[] }
    return worlds.map(({ id }) => id)
  }
  await page.goto(evil)
  const answered = page.waitForResponse(`${baseURL}/sandbox/worlds`)
  await page.evaluate(
    (url) => void fetch(url, { method: 'POST', mode: 'no-cors', body: '{"id":"made-by-another-site"}' }),
    `${baseURL}/sandbox/worlds`,
  )
  expect((await answered).status()).toBe(403)
  expect(await worldsOf()).not.toContain('made-by-another-site')

  const enter = `${baseURL}/sandbox/enter/${world.id}?to=/login`
  const embedded = page.waitForResponse((answer) => answer.url() === enter)
  await page.evaluate(
    (url) => document.body.append(Object.assign(document.createElement('iframe'), { src: url })),
    enter,
  )
  expect((await embedded).status()).toBe(403)
  expect(await page.context().cookies(baseURL)).toEqual([])

  await page.evaluate((href) => {
    document.body.innerHTML = `<a href="${href}">State</a>`
  }, enter)
  await page.getByRole('link', { name: 'State' }).click()
  await expect(page).toHaveURL(`${baseURL}/login`)
  expect((await page.context().cookies(baseURL)).map(({ name, value }) => [name, value])).toEqual([
    ['sandbox-world', world.id],
  ])
})
