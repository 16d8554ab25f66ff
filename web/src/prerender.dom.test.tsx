import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { keepFields } from './app/keep-fields.ts'
import { loadScreen } from './app/load-screen.ts'
import { PublicPage } from './app/public-page.tsx'
import { routes } from './app/routes.ts'
import { createServices } from './app/services.ts'
import { prerenderPages } from './prerender.tsx'
import { paths } from './shared/paths.ts'
import { observedSend } from './testing/observed-send.ts'
import { testConfig } from './testing/test-config.ts'

let page: Root | undefined
afterEach(() => {
  act(() => page?.unmount())
  page = undefined
  document.body.replaceChildren()
  localStorage.clear()
})

/** As the server does it: every placeholder gets its value of the configuration. */
function filled(markup: string): string {
  return markup.replaceAll(/@@([a-zA-Z.]+)@@/g, (_placeholder, path: string) =>
    String(path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], testConfig)),
  )
}

async function prerendered(path: string): Promise<HTMLElement> {
  const page = (await prerenderPages()).find((one) => one.path === path)
  const root = document.createElement('div')
  root.innerHTML = filled(page?.markup ?? '')
  document.body.append(root)
  return root
}

/** React takes the page over; answers with everything it complained of. */
async function takeOver(path: string, root: HTMLElement, giveBack = () => {}): Promise<unknown[]> {
  const entry = routes.find((one) => one.path === path)
  if (!entry) throw new Error(`${path} has no route`)
  const complaints: unknown[] = []
  const address = () => ({ origin: 'http://localhost:3000', pathname: path })
  const { send } = observedSend('http://localhost:3000/api', {})
  const services = createServices({ config: testConfig, storage: localStorage, send, address })
  const Screen = await loadScreen(entry, services)
  const navigation = { place: { pathname: path, search: '', hash: '', state: null }, go: () => {} }
  await act(async () => {
    page = hydrateRoot(root, <PublicPage services={services} navigation={navigation} entry={entry} Screen={Screen} />, {
      onRecoverableError: (error) => {
        complaints.push(error)
        giveBack()
      },
    })
  })
  return complaints
}

describe.each(routes.flatMap(({ path, prerendered: source }) => (source ? [path] : [])))(
  'the prerendered %s',
  (path) => {
    it('is taken over by React without a mismatch', async () => {
      const root = await prerendered(path)
      expect(await takeOver(path, root)).toEqual([])
    })

    it('keeps what was typed and chosen before', async () => {
      const root = await prerendered(path)
      const inputs = [
        ...root.querySelectorAll<HTMLInputElement>('input[type=text], input[type=password], input:not([type])'),
      ]
      const selects = [...root.querySelectorAll('select')]
      // The start has nothing to fill in.
      expect(inputs.length + selects.length > 0).toBe(path !== paths.index)
      for (const input of inputs) input.value = '1234'
      for (const select of selects) select.selectedIndex = 2
      await takeOver(path, root)
      expect(inputs.map(({ value, isConnected }) => `${value} ${isConnected}`)).toEqual(inputs.map(() => '1234 true'))
      expect(selects.map(({ selectedIndex }) => selectedIndex)).toEqual(selects.map(() => 2))
    })
  },
)

it('keeps what was typed, chosen and focused in a prerendered page that the browser translates before React starts', async () => {
  const root = await prerendered(paths.registration)
  const heading = root.querySelector('h1') as Element
  heading.innerHTML = '<span>Become a Good Angel</span>'
  const field = (name: string) => root.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
  field('email').value = 'jana@example.com'
  field('consentTerms').checked = true
  field('email').focus()
  const giveBack = keepFields(root)
  expect(await takeOver(paths.registration, root, giveBack)).not.toEqual([])
  expect(heading.isConnected).toBe(false)
  expect([field('email').value, field('consentTerms').checked]).toEqual(['jana@example.com', true])
  expect(document.activeElement).toBe(field('email'))

  field('email').value = 'jana.nova@example.com'
  giveBack()
  expect(field('email').value).toBe('jana.nova@example.com')
})
