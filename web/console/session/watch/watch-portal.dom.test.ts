import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { BrowserStep, NotRecorded } from './watch-page.ts'
import { type PageMemory, type WindowState, watchPortal } from './watch-portal.ts'

let stop = (): void => undefined
afterEach(() => stop())

/**
 * This page, watched as the portal's; `calm` waits the time after which a page counts as settled.
 */
function watch(markup: string, memory?: PageMemory) {
  const { body } = document
  body.innerHTML = markup
  const steps: BrowserStep[] = []
  const missed: NotRecorded[] = []
  const windows: WindowState[] = []
  let beat = (_at: number): void => undefined
  let now = 0
  let opened: Window | undefined = window
  const portal = watchPortal(
    () => opened,
    (given) => {
      beat = given
      return () => undefined
    },
    { step: (step) => steps.push(step), missed: (what) => missed.push(what), window: (state) => windows.push(state) },
    memory,
  )
  stop = portal.stop
  const calm = () => {
    for (let times = 0; times < 6; times += 1) {
      now += 100
      beat(now)
    }
  }
  calm()
  const first = steps.length
  return {
    user: userEvent.setup(),
    find: (selector: string) => body.querySelector(selector) as HTMLElement,
    body,
    steps,
    /** Steps after the page was opened and settled. */
    since: () => steps.slice(first),
    missed,
    windows,
    portal,
    calm,
    close: () => {
      opened = undefined
      calm()
    },
    /** The window shows another, empty document. */
    show: (pathname: string) => {
      const location = { pathname, search: '', hash: '' }
      const page = { document: document.implementation.createHTMLDocument(), location, closed: false }
      opened = Object.assign(new EventTarget(), page, 'navigation' in window && { navigation }) as unknown as Window
      calm()
    },
  }
}

test('a click is found by its role and exact name, and counted among those of the same name', async () => {
  const { user, find, since, calm } = watch(`
    <button>Poslat</button><button hidden>Poslat</button>
    <div aria-label="Poslat">no button</div>
    <button id="second"> Poslat\u00a0 </button><button>Poslat znovu</button>
    <a href="#a" aria-label="Zpět na začátek"><svg></svg></a>
    <details><summary>Více</summary>…</details>`)
  calm()
  await user.click(find('#second'))
  await user.click(find('a'))
  await user.click(find('summary'))
  await user.click(find('div'))
  expect(since().filter(({ kind }) => kind === 'press')).toEqual([
    { kind: 'press', role: 'button', name: 'Poslat', nth: 1 },
    { kind: 'press', role: 'link', name: 'Zpět na začátek' },
    { kind: 'press', role: 'summary', name: 'Více' },
  ])
})

test('typed input is one step, by the full text of the label, before the click that follows', async () => {
  const { user, find, since } = watch(`
    <label for="name">Jméno <span>(nepovinné)</span></label><input id="name">
    <label>Heslo<input type="password"></label>
    <section aria-label="Heslo"><button type="button">Přihlásit se</button></section>`)
  await user.type(find('#name'), 'Jana')
  await user.type(find('[type=password]'), 'andel123')
  await user.click(find('button'))
  expect(since()).toEqual([
    { kind: 'fill', label: 'Jméno (nepovinné)', value: 'Jana' },
    { kind: 'fill', label: 'Heslo', nth: 0, value: 'andel123' },
    { kind: 'press', role: 'button', name: 'Přihlásit se' },
  ])
})

test('the text of a field that still has the focus is reported on flush', async () => {
  const { user, find, since, portal } = watch('<label>Kód<input></label>')
  await user.type(find('input'), '123456')
  expect(since()).toEqual([])
  portal.flush()
  portal.flush()
  expect(since()).toEqual([{ kind: 'fill', label: 'Kód', value: '123456' }])
})

test('selects, boxes, radios and files are chosen, ticked and attached', async () => {
  const { user, find, since } = watch(`
    <label>Den<select><option value="1">první</option><option value="2">druhý</option></select></label>
    <label><input type="checkbox">Souhlasím</label>
    <label><input type="radio" name="r">Na číslo 0201<span aria-hidden="true">+420</span></label>
    <input type="file">`)
  await user.selectOptions(find('select'), '2')
  await user.click(find('[type=checkbox]'))
  await user.click(find('[type=checkbox]'))
  await user.click(find('[type=radio]'))
  await user.upload(find('[type=file]'), new File(['abc'], 'a.pdf', { type: 'application/pdf' }))
  expect(since()).toEqual([
    { kind: 'choose', label: 'Den', value: 'druhý' },
    { kind: 'tick', label: 'Souhlasím', isTicked: true },
    { kind: 'tick', label: 'Souhlasím', isTicked: false },
    { kind: 'press', role: 'radio', name: 'Na číslo 0201' },
    { kind: 'attach', label: '', nth: 0, files: [{ name: 'a.pdf', type: 'application/pdf', size: 3 }] },
  ])
})

test('after a click only new content is recorded, once the page is calm', async () => {
  const { user, find, body, steps, since, calm } = watch(
    '<h1>Přihlášení</h1><button>Dál</button><p role="status">Vítejte</p>',
  )
  expect(steps.filter(({ kind }) => kind === 'see')).toEqual([
    { kind: 'see', role: 'heading', text: 'Přihlášení' },
    { kind: 'see', role: 'status', text: 'Vítejte' },
  ])
  await user.click(find('button'))
  body.insertAdjacentHTML('beforeend', '<p role="alert" id="busy" aria-busy="true">Odesíláme</p>')
  calm()
  expect(since()).toHaveLength(1)
  find('#busy').remove()
  body.insertAdjacentHTML('beforeend', '<div role="alertdialog" aria-label="Kód nesouhlasí">Zkuste to znovu.</div>')
  body.insertAdjacentHTML('beforeend', '<p role="alert">Zbývá <time role="timer">14:59</time></p>')
  body.insertAdjacentHTML('beforeend', '<p role="status">Uloženo 14:32</p>')
  body.insertAdjacentHTML('beforeend', '<p role="status" class="visually-hidden">Zbývá 20 znaků</p>')
  calm()
  calm()
  expect(since().slice(1)).toEqual([{ kind: 'see', role: 'alertdialog', text: 'Kód nesouhlasí' }])
})

test('a page that has no heading yet is still loading', () => {
  const { body, steps, calm } = watch('<div role="status"></div>')
  calm()
  body.innerHTML = '<h1>Dobrý den</h1>'
  calm()
  expect(steps.at(-1)).toEqual({ kind: 'see', role: 'heading', text: 'Dobrý den' })
})

test('a second click right after the first records what was on the page before it', async () => {
  const { user, find, body, since } = watch('<button>Dál</button>')
  await user.click(find('button'))
  body.insertAdjacentHTML('afterbegin', '<h1>Druhý krok</h1>')
  await user.click(find('button'))
  expect(since().map(({ kind }) => kind)).toEqual(['press', 'see', 'press'])
})

test('content that appears without a click is recorded only if it matters', () => {
  const { body, since, calm } = watch('<h1>Kód</h1>')
  body.insertAdjacentHTML('beforeend', '<p role="status">Načteno</p><p role="alert">Čas vypršel</p>')
  calm()
  expect(since()).toEqual([{ kind: 'see', role: 'alert', text: 'Čas vypršel' }])
})

test('a busy button and an element without a name are no steps of a test; a form submitted by Enter is a key', async () => {
  const { user, find, since, missed } = watch(`
    <button id="busy" aria-disabled="true">Dál</button><button id="nameless"></button>
    <form><input name="q"></form>`)
  await user.click(find('#busy'))
  await user.click(find('#nameless'))
  find('form').addEventListener('submit', (event) => event.preventDefault())
  await user.type(find('input'), 'x{Enter}')
  expect(since()).toEqual([{ kind: 'key', key: 'Enter' }])
  expect(missed.map(({ why }) => why)).toEqual(['nameless', 'nameless'])
})

test('a form submitted by the page itself, as one submitted before hydration, is no Enter', async () => {
  const { user, find, missed } = watch('<form><input name="q"><button>Hledat</button></form>')
  const form = find('form') as HTMLFormElement
  form.addEventListener('submit', (event) => event.preventDefault())
  await user.click(find('button'))
  form.requestSubmit()
  expect(missed).toEqual([])
})

test('a click that the portal stops before it has started, and repeats afterwards, is one step', () => {
  const { body } = document
  body.innerHTML = '<button type="button">Dál</button>'
  body.remove()
  const pressed: string[] = []
  const step = (one: BrowserStep) => one.kind === 'press' && pressed.push(one.name)
  let beat = (_at: number): void => undefined
  const heart = (given: typeof beat) => {
    beat = given
    return () => undefined
  }
  stop = watchPortal(() => window, heart, { step, missed: () => undefined, window: () => undefined }).stop
  const keep = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('click', keep, true)
  document.documentElement.append(body)
  beat(20)
  body.querySelector('button')?.click()
  window.removeEventListener('click', keep, true)
  body.querySelector('button')?.click()
  expect(pressed).toEqual(['Dál'])
})

test('Enter that clicks the button of its form is no key, also when the portal submits the form again', async () => {
  window.addEventListener('submit', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  const { user, find, since } = watch('<form><input name="q"><button>Hledat</button></form>')
  find('form').addEventListener('submit', (event) => event.preventDefault())
  await user.type(find('input'), '{Enter}')
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(since().filter(({ kind }) => kind !== 'see')).toEqual([{ kind: 'press', role: 'button', name: 'Hledat' }])
})

test('a closed window is reported, and its typed input is recorded with it', async () => {
  const { windows, close } = watch('<h1>Dobří andělé</h1>')
  close()
  expect([windows[0], windows.at(-1)]).toEqual(['open', 'none'])
})

const form = '<h1>Přihlášení</h1><label>Jméno<input></label><label><input type="checkbox">Souhlasím</label>'

/** What the console knew of the form before a reload. */
function memoryOfForm(change: Partial<PageMemory> = {}): PageMemory {
  const before = watch(form).portal
  const memory = before.memory() as PageMemory
  before.stop()
  return { ...memory, ...change }
}

test('after a reload of the console the page is not opened again, and what was typed meanwhile is a step', () => {
  const memory = memoryOfForm()
  const { steps, missed } = watch(
    form.replace('<input>', '<input value="Jana">').replace('checkbox"', 'checkbox" checked'),
    memory,
  )
  expect(steps).toEqual([
    { kind: 'fill', label: 'Jméno', value: 'Jana' },
    { kind: 'tick', label: 'Souhlasím', isTicked: true },
  ])
  expect(missed).toEqual([])
})

test('a page that changed during a reload of the console is reported, unless it is the result of the last click', () => {
  const next = '<h1>Druhý krok</h1>'
  expect(watch(next, memoryOfForm()).missed).toEqual([{ why: 'unwatched', field: '' }])
  const { steps, missed } = watch(next, memoryOfForm({ isAwaited: true }))
  expect(missed).toEqual([])
  expect(steps).toEqual([{ kind: 'see', role: 'heading', text: 'Druhý krok' }])
})

test('a page that was left for another address during a reload of the console is opened, and reported', () => {
  const memory = memoryOfForm({ shown: [{ role: 'address', text: '/elsewhere' }] })
  const { steps, missed } = watch(form, memory)
  expect(steps[0]).toEqual({ kind: 'go', path: '/' })
  expect(missed).toEqual([{ why: 'unwatched', field: '' }])
})

test('Escape is a step, after the text that was typed before it', async () => {
  const { user, find, since } = watch(form)
  await user.type(find('input'), 'Jana{Escape}')
  expect(since()).toEqual([
    { kind: 'fill', label: 'Jméno', value: 'Jana' },
    { kind: 'key', key: 'Escape' },
  ])
})

test('a file dropped next to its field is attached to it', async () => {
  const { find, since } = watch('<h1>Dokument</h1><div><p>Sem</p><label>Zpráva<input type="file"></label></div>')
  const drop = new Event('drop', { bubbles: true })
  Object.assign(drop, { dataTransfer: { files: [new File(['abc'], 'a.pdf', { type: 'application/pdf' })] } })
  find('p').dispatchEvent(drop)
  expect(since()).toEqual([
    { kind: 'attach', label: 'Zpráva', files: [{ name: 'a.pdf', type: 'application/pdf', size: 3 }] },
  ])
})

test('a recording that ends waits until the page shows the result of the last click, and not for one that stays busy', async () => {
  const { user, find, body, portal, calm } = watch('<h1>Přihlášení</h1><button>Dál</button>')
  const ends: string[] = []
  await user.click(find('button'))
  body.insertAdjacentHTML('beforeend', '<p id="busy" aria-busy="true">Odesíláme</p>')
  const end = portal.settled().then(() => ends.push('first'))
  calm()
  await Promise.resolve()
  expect(ends).toEqual([])
  find('#busy').remove()
  calm()
  await end
  await user.click(find('button'))
  body.insertAdjacentHTML('beforeend', '<p aria-busy="true">Odesíláme</p>')
  const second = portal.settled()
  for (let second = 0; second < 10; second += 1) calm()
  await expect(second).resolves.toBeUndefined()
})

test('a page that takes long to open is the result of the click, and one that the console opens is none', async () => {
  vi.stubGlobal('navigation', Object.assign(new EventTarget(), { currentEntry: { index: 0 } }))
  const { user, find, since, portal, calm, show } = watch('<h1>Přihlášení</h1><button>Přihlásit se</button>')
  const leave = () => {
    const destination = { sameDocument: false }
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination, downloadRequest: null }))
  }
  await user.click(find('button'))
  leave()
  calm()
  show('/darce')
  portal.expectMove()
  leave()
  show('/login')
  expect(since()).toEqual([
    { kind: 'press', role: 'button', name: 'Přihlásit se' },
    { kind: 'go', path: '/login' },
  ])
})

test('a page that the console opens where the recorded steps already lead is no step of its own', () => {
  const { since, portal, show } = watch('<h1>Přihlášení</h1>')
  portal.expectMove()
  portal.expectArrival('/darce')
  show('/darce')
  portal.expectMove()
  show('/muj-ucet')
  expect(since()).toEqual([{ kind: 'go', path: '/muj-ucet' }])
})

test('a button of the history is a step at once, and a page that moves there by itself is none', async () => {
  const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 2 } })
  vi.stubGlobal('navigation', navigation)
  const { user, find, since } = watch('<h1>Přihlášení</h1><button>Zpět</button>')
  const traverse = (index: number, userInitiated: boolean) =>
    navigation.dispatchEvent(
      Object.assign(new Event('navigate'), {
        navigationType: 'traverse',
        destination: { index, sameDocument: true },
        downloadRequest: null,
        userInitiated,
      }),
    )
  await user.click(find('button'))
  traverse(1, false)
  traverse(1, true)
  traverse(3, true)
  expect(since()).toEqual([
    { kind: 'press', role: 'button', name: 'Zpět' },
    { kind: 'traverse', direction: 'back' },
    { kind: 'traverse', direction: 'forward' },
  ])
})
