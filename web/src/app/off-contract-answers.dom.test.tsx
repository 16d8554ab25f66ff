import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import provider from '#generated/provider.json' with { type: 'json' }
import { loginAnswer, recipientAnswer } from '../testing/people.ts'
import { recipientRecord } from '../testing/recipient-record.ts'
import { renderApp } from '../testing/render-app.tsx'
import { routes } from './routes.ts'

const reads = Object.entries(provider.paths).flatMap(([path, operations]) =>
  'get' in operations ? [`GET ${path.replaceAll(/\{\w+\}/g, 'fam-k7p2')}`] : [],
)
const donor = loginAnswer()
const family = recipientAnswer({ fullUser: { Recipient: recipientRecord } })
const people = { donor, recipient: family }

const pages = routes.flatMap(({ path, scopes }) =>
  (['donor', 'recipient'] as const)
    .filter((scope) => scopes !== '*' && scopes.includes(scope))
    .map((scope) => [scope, path.replaceAll(/:\w+/g, 'fam-k7p2')] as const),
)

const offContract: readonly (readonly [name: string, response: unknown])[] = [
  ['nothing', undefined],
  ['an empty object', {}],
  ['a list', [null]],
  [
    'objects of other types',
    { profile: { displayName: 1 }, profile_full: { Recipient: {} }, Recipient: {}, Images: {} },
  ],
]

beforeEach(() => {
  // React reports what a boundary catches; the page of the test would fail on it.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test.each(pages.flatMap(([scope, path]) => offContract.map(([name, response]) => ({ scope, path, name, response }))))(
  '$scope at $path: with $name in every read the menu, the logout and the stored profile stay',
  async (given) => {
    const { scope, path, response } = given
    const bad = Object.fromEntries(reads.map((read) => [read, { error_code: 200 as const, response }]))
    const { services } = await renderApp({ path, signedIn: people[scope], answers: bad })
    await act(() => services.refreshProfile())
    expect(screen.getAllByRole('link', { name: 'Odhlásit se' })).not.toEqual([])
    expect(screen.getByRole('navigation', { name: 'Hlavní nabídka' })).toBeDefined()
    expect(screen.getByRole('main').textContent).not.toBe('')
    expect(JSON.parse(localStorage.getItem('full-user-object') ?? '')).toEqual(people[scope].profile_full)
  },
)
