import { readFileSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { chromiumArgs, ensureChromium, findHeadlessShell } from '../../../browser/find-chromium.ts'
import { startServer } from '../../../process/start-server.ts'

/** The running product, for what makes things of it. */
export type Things = {
  folder: string
  origin: string
  /** Opens a page of a new world, at a fixed moment, in Czech. */
  open: (world: string, path: string) => Promise<Page>
  /** Stores a thing. */
  store: (name: string, content: string | Uint8Array) => void
  /** Stores the file that an action on a page saves. */
  save: (page: Page, name: string, act: () => Promise<void>) => Promise<void>
  /** Logs a donor in and returns the headers of the calls. */
  logIn: (world: string, username: string) => Promise<Record<string, string>>
  /** Sends JSON and returns the answer; throws if it is refused. */
  post: (path: string, body: object, headers?: Record<string, string>) => Promise<Response>
}

/** Starts the mock and a browser, and makes the things of the chosen groups in a folder; `use` runs while the mock still answers. */
export async function makeThings(
  folder: string,
  makers: Iterable<(things: Things) => Promise<void>>,
  use: () => Promise<void>,
) {
  ensureChromium()
  const server = await startServer(() => [process.execPath, 'mock-server/src/main.ts'], { path: '/sandbox/scenarios' })
  const browser = await chromium.launch({ args: chromiumArgs, executablePath: findHeadlessShell() ?? '' })
  const { origin } = server
  const post: Things['post'] = async (path, body, headers = {}) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} ${answer.status} ${await answer.text()}`)
    return answer
  }
  const store: Things['store'] = (name, content) => writeFileSync(`${folder}/${name}`, content)
  try {
    for (const make of makers)
      await make({
        folder,
        origin,
        post,
        store,
        async open(world, path) {
          await post('/sandbox/worlds', { id: world, now: '2026-11-10T09:00:00.000Z', frozen: true, seed: 1 })
          const page = await browser.newPage({ locale: 'cs-CZ', timezoneId: 'Europe/Prague', reducedMotion: 'reduce' })
          await page.goto(`${origin}/sandbox/enter/${world}?to=${encodeURIComponent(path)}`)
          return page
        },
        async logIn(world, username) {
          const answer = await post(`/w/${world}/api/login`, { username, password: 'andel123' })
          const { response } = (await answer.json()) as { response: { token: string; personId: string } }
          return { authorization: response.token, uid: response.personId, lang: 'cs' }
        },
        async save(page, name, act) {
          const [download] = await Promise.all([page.waitForEvent('download'), act()])
          store(name, readFileSync(await download.path()))
        },
      })
    await use()
  } finally {
    await browser.close()
    await server.stop()
  }
}
