import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { anna, familyAnswer, familySaved, jiri, petra } from '../testing/family-answer.ts'
import { type FakeAnswer, lost } from '../testing/observed-send.ts'
import { alertText } from '../testing/page-text.ts'
import { lake, listed, saved as photosSaved } from '../testing/photos-page.ts'
import { renderApp } from '../testing/render-app.tsx'

beforeEach(() => sessionStorage.clear())

const savedAt = '2026-11-10T13:32:00.000Z'
const contacts = '/prijemce/moje-udaje-kontakty'
const address = { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' }
const members = [petra, anna, jiri]
const family = familyAnswer({ FamilyMembers: members })

type Success = { error_code: 200; response: object }
type Form = {
  path: string
  save: string
  button: string
  field: string
  /** The call that reads the record again, and its answer once the record holds this value. */
  read: string
  stored: (value: string) => Success
  saved: (value: string) => Success
  /** The value that a request is based on. */
  baseOf: (body: never) => string | undefined
}

const inFamily = (path: string, facts: (value: string) => Parameters<typeof familyAnswer>[0]) => ({
  path,
  read: 'GET /recipientProfile',
  stored: (value: string) => ({ error_code: 200 as const, response: familyAnswer(facts(value)).profile_full }),
  saved: (value: string) => familySaved(familyAnswer(facts(value)), savedAt),
})

const forms: Readonly<Record<string, Form>> = {
  'the contacts of a family': {
    ...inFamily(contacts, (city) => ({ FamilyMembers: members, ContactAddress: { ...address, city } })),
    save: 'POST /recipientContacts',
    button: 'Uložit kontakty',
    field: 'address.city',
    baseOf: (body: { basedOn: { address: { city: string } } }) => body.basedOn.address.city,
  },
  'a family member': {
    ...inFamily(`${contacts}?clen=member-2`, (Hobbies) => ({ FamilyMembers: [petra, { ...anna, Hobbies }, jiri] })),
    save: 'POST /familyMembers/member-2',
    button: 'Uložit změny',
    field: 'hobbies',
    baseOf: (body: { basedOn: { hobbies?: string } }) => body.basedOn.hobbies,
  },
  'a photo': {
    path: '/prijemce/moje-fotky?fotka=pho-lake',
    save: 'POST /recipientPhotos/pho-lake',
    button: 'Uložit změny',
    field: 'description',
    read: 'GET /recipientPhotos',
    stored: (description) => listed({ ...lake, description }),
    saved: (description) => photosSaved([{ ...lake, description }]),
    baseOf: (body: { basedOn: { description: string } }) => body.basedOn.description,
  },
}

describe.each(Object.entries(forms))('the first save of %s, whose answer was lost', (_, form) => {
  async function saveFirst(again: FakeAnswer) {
    const app = await renderApp({
      path: form.path,
      signedIn: family,
      answers: {
        'GET /contactViews': { error_code: 200, response: { views: [], total: 0 } },
        'GET /recipientPhotos': listed(lake),
        [form.save]: lost,
      },
    })
    const field = () => document.querySelector<HTMLInputElement>(`form [name="${form.field}"]`) as HTMLInputElement
    await waitFor(() => expect(field()).not.toBeNull())
    const write = (value: string) => fireEvent.change(field(), { target: { value } })
    const submit = () => app.user.click(screen.getByRole('button', { name: form.button }))
    write('první')
    app.answer({ [form.read]: again })
    await submit()
    return { ...app, write, submit, bases: () => app.callsOf(form.save).map(({ body }) => form.baseOf(body as never)) }
  }

  test('is a save if the record then holds what was sent', async () => {
    await saveFirst(form.stored('první'))
    expect(await screen.findByText(/^(Uloženo \d{1,2}:\d\d|Změny jsou uložené)/)).toBeDefined()
  })

  test('is no change from another device for the next save, though the record could not be read (rule 18.19)', async () => {
    const { write, submit, answer, bases } = await saveFirst(lost)
    expect(await alertText()).not.toBe('')
    write('druhá')
    const refused = {
      error_code: 409 as const,
      error: 'changed-elsewhere',
      fields: { [form.field]: 'changed-elsewhere' },
    }
    answer({ [form.save]: () => (bases().at(-1) === 'první' ? form.saved('druhá') : refused) })
    await submit()
    expect(await screen.findByText(/^(Uloženo \d{1,2}:\d\d|Změny jsou uložené)/)).toBeDefined()
    expect(bases().slice(1)).toEqual([bases()[0], 'první'])
    expect(screen.queryByRole('region', { name: /změnily jinde/ })).toBeNull()
  })
})
