import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const code = stripTypeScriptTypes(readFileSync('web/src/boot.ts', 'utf8'))
  // The page would import files; here they are only noted.
  .replace('await import(/* @vite-ignore */ file)', 'await load(file)')

type Work = (work: () => void, milliseconds?: number) => unknown
type Observer = new (note: (entries: object, observer: { disconnect: () => void }) => void) => { observe: () => void }
type Script = (
  page: Document,
  load: (file: string) => Promise<void>,
  timeout: Work,
  paints: Observer,
  idle: Work,
) => void

/** The script as a function of what it takes from its page. */
function compile(script: string): Script {
  const names = 'document, load, setTimeout, PerformanceObserver, requestIdleCallback'
  return runInThisContext(`(function (${names}) {${script}})`) as Script
}

type Run = { started: string[]; load: () => void; paint: () => void; ready: () => void }

/** Runs the boot script as the page would, with its element's attributes; answers with what it started. */
function boot(
  data: { app: string; public?: string; font?: string; home?: string; styles?: string },
  path = '/login',
  state: object | null = null,
  hidden = false,
): Run {
  window.history.replaceState(state, '', path)
  const script = document.createElement('script')
  Object.assign(script.dataset, data)
  const started: string[] = []
  const idle: (() => void)[] = []
  const run = compile(code)
  const page = new Proxy(document, {
    get: (target, key) => {
      if (key === 'currentScript') return script
      if (key === 'hidden') return hidden
      const value = Reflect.get(target, key) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const paints: (() => void)[] = []
  class Observer {
    constructor(note: (entries: object, observer: Observer) => void) {
      paints.push(() => note([], this))
    }
    observe() {}
    disconnect() {}
  }
  run(
    page,
    async (file: string) => {
      if (file === '/lost.js') throw new TypeError('error loading dynamically imported module')
      started.push(file)
    },
    // The time to give up waiting for a paint does not come.
    (work: () => void, milliseconds = 0) => milliseconds <= 1_000 && work(),
    Observer,
    (work: () => void) => idle.push(work),
  )
  const load = () => {
    window.dispatchEvent(new Event('load'))
    for (const work of idle) work()
  }
  const paint = () => {
    load()
    for (const note of paints) note()
    for (const work of idle) work()
  }
  return { started, load, paint, ready: () => window.dispatchEvent(new Event('portal:ready')) }
}

const loginPage = { app: '/router.js /app.js', public: '/react.js /login.js' }
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.start
  delete document.documentElement.dataset.campaign
  document.head.replaceChildren()
  document.body.innerHTML = '<form method="post"><input name="username"><button>Přihlásit se</button></form>'
})

// Takes the listeners of this run off the window.
afterEach(() => window.dispatchEvent(new Event('portal:ready')))

function signIn() {
  localStorage.setItem('access-token', 'a.b.c')
  localStorage.setItem('user-session', '{"isLoggedIn":true}')
}

it("brings the headings' font after the first paint, on every page", () => {
  for (const page of [loginPage, { app: '/app.js' }]) {
    document.head.replaceChildren()
    const { paint } = boot({ ...page, font: '/font.css' })
    const font = () => document.head.querySelector('link[rel=stylesheet]')?.getAttribute('href')
    expect(font()).toBeUndefined()
    paint()
    expect(font()).toBe('/font.css')
    window.dispatchEvent(new Event('portal:ready'))
  }
})

it('keeps a place for the campaign in the address, and none where there is no campaign', () => {
  boot(loginPage, '/registrace?zdroj=kampan')
  expect(document.documentElement.dataset.campaign).toBeUndefined()
  window.dispatchEvent(new Event('portal:ready'))
  boot(loginPage, '/registrace?kampan=letni-beh')
  expect(document.documentElement.dataset.campaign).toBe('')
})

describe('a prerendered page for a visitor', () => {
  it('stays as it is until the browser is idle after the first paint', async () => {
    const { started, load, paint } = boot(loginPage)
    load()
    await settled()
    expect(started).toEqual([])
    expect(document.head.children).toHaveLength(0)
    paint()
    await settled()
    expect(started).toEqual(['/react.js', '/login.js'])
    expect(document.documentElement.dataset.start).toBeUndefined()
  })

  it.each(['pointerdown', 'keydown', 'focusin'])(
    'is taken over at once at the first %s, and once only',
    async (sign) => {
      const { started, paint } = boot(loginPage)
      window.dispatchEvent(new Event(sign))
      window.dispatchEvent(new Event(sign))
      paint()
      await settled()
      expect(started).toEqual(['/react.js', '/login.js'])
    },
  )

  it('is taken over without a paint in a hidden tab', async () => {
    const { started, load } = boot(loginPage, '/login', null, true)
    load()
    await settled()
    expect(started).toEqual(['/react.js', '/login.js'])
  })

  it('fetches all its files at once', () => {
    const { paint } = boot(loginPage)
    paint()
    const links = [...document.head.querySelectorAll('link')]
    expect(links.map(({ rel, href }) => `${rel} ${new URL(href).pathname}`)).toEqual([
      'modulepreload /react.js',
      'modulepreload /login.js',
    ])
  })

  it('never sends a form by itself: the password would be in the address', async () => {
    const { started, ready } = boot(loginPage)
    const form = document.querySelector('form')
    const early = new Event('submit', { bubbles: true, cancelable: true })
    form?.dispatchEvent(early)
    expect(early.defaultPrevented).toBe(true)
    await settled()
    expect(started).toEqual(['/react.js', '/login.js'])

    const submits: Event[] = []
    form?.addEventListener('submit', (event) => submits.push(event))
    ready()
    expect(submits).toHaveLength(1)
  })

  it('repeats a click on a button once React listens', () => {
    const { ready } = boot(loginPage)
    const button = document.createElement('button')
    button.type = 'button'
    const flag = button.appendChild(document.createElement('span'))
    document.body.append(button)
    const clicks: string[] = []
    button.addEventListener('click', () => clicks.push('EN'))
    flag.click()
    expect(clicks).toEqual([])
    ready()
    expect(clicks).toEqual(['EN'])
    flag.click()
    expect(clicks).toEqual(['EN', 'EN'])
  })

  it('leaves links to the browser', () => {
    boot(loginPage)
    const link = document.createElement('a')
    link.href = '#content'
    document.body.append(link)
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.dispatchEvent(press)
    expect(press.defaultPrevented).toBe(false)
  })

  it('fetches the portal, the home and their styles once a field is filled in', () => {
    const { ready } = boot({ ...loginPage, home: '/home.js', styles: '/portal.css' })
    ready()
    window.dispatchEvent(new Event('input'))
    const fetched = [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)
    expect(fetched).toEqual(expect.arrayContaining(['/router.js', '/app.js', '/home.js', '/portal.css']))
  })

  it('leaves a form alone that was not sent before', () => {
    const { ready } = boot(loginPage)
    const submits: Event[] = []
    document.querySelector('form')?.addEventListener('submit', (event) => submits.push(event))
    ready()
    expect(submits).toHaveLength(0)
  })
})

describe('a prerendered page is hidden and rendered again', () => {
  it('for a signed-in user, whom the portal redirects', async () => {
    signIn()
    const { started } = boot({ ...loginPage, home: '/home.js', styles: '/portal.css' })
    await settled()
    expect(document.documentElement.dataset.start).toBe('rerender')
    // Nothing is shown without its styles.
    expect(started).toEqual([])
    document.head.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event('load'))
    await settled()
    expect(started).toEqual(['/router.js', '/app.js'])
  })

  it('for a visitor who chose English', async () => {
    localStorage.setItem('language', 'en')
    const { started } = boot(loginPage)
    await settled()
    expect(document.documentElement.dataset.start).toBe('rerender')
    expect(started).toEqual(['/react.js', '/login.js'])
  })

  it('for a visitor with a link to a new password, also after a reload, when the link has left the address', async () => {
    const { started } = boot(loginPage, '/obnova-hesla?odkaz=rst_12345678')
    await settled()
    expect(document.documentElement.dataset.start).toBe('rerender')
    expect(started).toEqual(['/react.js', '/login.js'])
    delete document.documentElement.dataset.start
    boot(loginPage, '/obnova-hesla', { usr: { linkKey: 'rst_12345678' } })
    expect(document.documentElement.dataset.start).toBe('rerender')
  })

  it('but not where recipients sign in: their pages are always Czech', () => {
    localStorage.setItem('language', 'en')
    boot(loginPage, '/PRIJEMCE/prihlaseni')
    expect(document.documentElement.dataset.start).toBeUndefined()
  })

  it('but not for a session that cannot be read', () => {
    signIn()
    localStorage.setItem('user-session', '{')
    boot(loginPage)
    expect(document.documentElement.dataset.start).toBeUndefined()
  })
})

it('a hidden page is shown when a file cannot be loaded', async () => {
  signIn()
  boot({ app: '/lost.js' })
  expect(document.documentElement.dataset.start).toBe('rerender')
  await settled()
  expect(document.documentElement.dataset.start).toBeUndefined()
})

it('any other page of the portal starts at once', async () => {
  const { started } = boot({ app: '/router.js /app.js' }, '/darce')
  await settled()
  expect(started).toEqual(['/router.js', '/app.js'])
})
