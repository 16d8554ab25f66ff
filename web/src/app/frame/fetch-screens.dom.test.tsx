import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFetchedScreens } from './fetch-screens.ts'

const list = '/assets/screens.json'
/** Files are fetched once for each page, so each test has its own. */
let files = 0
let shared = ''
let own = ''
const requested: string[] = []

beforeEach(() => {
  files += 1
  shared = `/assets/shared-${files}.js`
  own = `/assets/own-${files}.js`
  requested.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    const screens = { '/payments': [shared, own], '/account': [shared] }
    return new Response(address === list ? JSON.stringify(screens) : '')
  })
  const script = document.createElement('script')
  script.dataset.screens = list
  document.head.append(script)
})

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Menu({ paths }: { paths: readonly string[] }) {
  useFetchedScreens(paths)
  return null
}

const client = new QueryClient()
const open = (...paths: string[]) =>
  render(
    <QueryClientProvider client={client}>
      <Menu paths={paths} />
    </QueryClientProvider>,
  )

/** Longer than the rest of the page and the browser's idle time together. */
const rest = () => vi.advanceTimersByTimeAsync(20_000)

test('the files of the screens of a menu are fetched once, after a rest of three seconds', async () => {
  open('/payments', '/account')
  await vi.advanceTimersByTimeAsync(2_999)
  expect(requested).toEqual([])
  await rest()
  expect(requested).toEqual([list, shared, own])
})

test('nothing is fetched while the page waits for a response', async () => {
  void client.query({ queryKey: ['never'], queryFn: () => new Promise(() => {}) }).catch(() => {})
  open('/payments')
  await rest()
  expect(requested).toEqual([])
  await client.cancelQueries()
  await rest()
  expect(requested).toEqual([list, shared, own])
})

test('nothing is fetched after the page was left', async () => {
  open('/payments').unmount()
  await rest()
  expect(requested).toEqual([])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched on the connection %o',
  async (connection) => {
    vi.stubGlobal('navigator', { connection })
    open('/payments')
    await rest()
    expect(requested).toEqual([])
  },
)
