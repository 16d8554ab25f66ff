import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import provider from '#generated/provider.json' with { type: 'json' }
import { loginAnswer, recipientAnswer } from '../testing/people.ts'
import { recipientRecord } from '../testing/recipient-record.ts'
import { renderApp } from '../testing/render-app.tsx'

const reads = Object.entries(provider.paths).flatMap(([path, operations]) =>
  'get' in operations ? [`GET ${path.replaceAll(/\{\w+\}/g, 'fam-k7p2')}`] : [],
)
const donor = loginAnswer()
const family = recipientAnswer({ fullUser: { Recipient: recipientRecord } })
const people = { donor, recipient: family }

// What a part of a page shows instead is proven with each page, in load-failure.dom.test.tsx.
test.each([
  ['donor', '/darce'],
  ['recipient', '/prijemce'],
] as const)(
  '%s at %s: whatever every read answers, the menu, the logout and the stored profile stay',
  async (...row) => {
    const [scope, path] = row
    const response = { profile: { displayName: 1 }, profile_full: { Recipient: {} }, Recipient: {}, Images: {} }
    const bad = Object.fromEntries(reads.map((read) => [read, { error_code: 200 as const, response }]))
    const { services } = await renderApp({ path, signedIn: people[scope], answers: bad })
    await act(() => services.refreshProfile())
    expect(screen.getAllByRole('link', { name: 'Odhlásit se' })).not.toEqual([])
    expect(screen.getByRole('navigation', { name: 'Hlavní nabídka' })).toBeDefined()
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/nepodařilo načíst.*Chyba je na naší straně/),
    ])
    expect(JSON.parse(localStorage.getItem('full-user-object') ?? '')).toEqual(people[scope].profile_full)
  },
)
