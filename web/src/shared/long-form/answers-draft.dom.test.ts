import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FormAnswers, FormDefinition } from '#rules/forms/form.ts'
import { allRows, createFakeIndexedDb } from '#web/testing/fake-indexed-db.ts'
import { VISITOR } from '../drafts/draft-owner.ts'
import { createDrafts } from '../drafts/drafts.ts'
import { createAnswersDraft } from './answers-draft.ts'

const definition: FormDefinition = {
  formId: 'form-1',
  title: 'Žádost',
  sections: [
    {
      id: 'family',
      title: 'Rodina',
      items: [
        { id: 'name', itemType: 'text', question: 'Jméno', required: true },
        { id: 'members', itemType: 'number', question: 'Kolik vás je', required: true },
        { id: 'works', itemType: 'boolean', question: 'Pracujete', required: false, trueText: 'Ano', falseText: 'Ne' },
        {
          id: 'job',
          itemType: 'multiline text',
          question: 'Kde',
          required: false,
          shownWhen: { id: 'works', isAnyOf: ['true'] },
        },
      ],
    },
  ],
}

const stops: (() => void)[] = []
beforeEach(() => vi.stubGlobal('indexedDB', createFakeIndexedDb()))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Opens a page with the form. It is never closed properly: what is not stored on the device is lost. */
async function openForm({ initial = {}, form = definition }: { initial?: FormAnswers; form?: FormDefinition } = {}) {
  const draft = beginForm({ initial, form })
  await waitFor(() => expect(draft.state().isReady).toBe(true))
  return draft
}

function beginForm({ initial = {}, form = definition }: { initial?: FormAnswers; form?: FormDefinition } = {}) {
  const drafts = createDrafts({ now: Date.now, currentPerson: () => '', storage: localStorage })
  const draft = createAnswersDraft({ drafts, person: VISITOR, name: 'request', definition: form, initial })
  const flush = () => drafts.flushSync()
  for (const moment of ['beforeunload', 'pagehide']) window.addEventListener(moment, flush)
  stops.push(draft.start(), () => {
    for (const moment of ['beforeunload', 'pagehide']) window.removeEventListener(moment, flush)
  })
  return draft
}

type Form = Awaited<ReturnType<typeof openForm>>

/** Waits until all answers are stored on the device. */
async function written(form: Form) {
  const drafts = createDrafts({ now: Date.now, currentPerson: () => '', storage: localStorage })
  const storedAnswers = async () =>
    JSON.parse(String((await drafts.of(VISITOR, 'request').read())?.fields.words ?? '{}'))
  await waitFor(async () => {
    const there = (await storedAnswers()) as Record<string, { value?: unknown }>
    for (const [id, value] of Object.entries(form.answers.all())) expect(there[`answer.${id}`]?.value).toEqual(value)
  })
}

const steps: readonly ((form: Form) => void)[] = [
  ({ answers }) => answers.set('name', 'Tomášek Dvořák'),
  ({ notes }) => notes.set('requestKey', 'req-1'),
  ({ answers }) => answers.set('members', 0),
  ({ answers }) => answers.choose('works', () => true),
  ({ answers }) => {
    answers.type('job', () => 'v pekárně')
    answers.flush()
  },
  ({ answers }) => answers.choose('works', () => undefined),
  ({ answers }) => answers.set('name', undefined),
]

describe('a form whose page is cut off', () => {
  test.each(steps.map((_, index) => index + 1))('after step %i is restored, and can be continued', async (done) => {
    const before = await openForm()
    for (const step of steps.slice(0, done)) step(before)
    await written(before)
    const after = await openForm()
    expect(after.answers.all()).toEqual(before.answers.all())
    expect(after.notes.get('requestKey')).toBe(before.notes.get('requestKey'))
    expect(after.state().isRestored).toBe(Object.keys(before.answers.all()).length > 0)
    for (const step of steps.slice(done)) step(after)
    const uninterrupted = await openForm()
    for (const step of steps) step(uninterrupted)
    expect(after.answers.all()).toEqual(uninterrupted.answers.all())
  })

  test('while the user types without a pause stores the typed text', async () => {
    const form = await openForm()
    form.answers.type('name', () => 'Tomáš')
    window.dispatchEvent(new Event('pagehide'))
    await written(form)
    expect((await openForm()).answers.get('name')).toBe('Tomáš')
  })

  test('restores over the provider’s answers only those that were changed here: the rest may have changed there', async () => {
    const before = await openForm({ initial: { name: 'Jan', members: 3 } })
    before.answers.set('name', 'Jan Novák')
    await waitFor(() => expect(before.state().storedAt).toBeDefined())
    const after = await openForm({ initial: { name: 'Jan', members: 5 } })
    expect(after.answers.all()).toEqual({ name: 'Jan Novák', members: 5 })
  })
})

describe('what is typed before the draft is read', () => {
  test('stays, and the rest of the draft is added', async () => {
    const before = await openForm()
    before.answers.set('name', 'dřív')
    before.answers.set('members', 4)
    await written(before)
    const form = beginForm()
    form.answers.set('name', 'teď')
    await waitFor(() => expect(form.answers.all()).toEqual({ name: 'teď', members: 4 }))
    await written(form)
    expect((await openForm()).answers.all()).toEqual({ name: 'teď', members: 4 })
  })
})

describe('two windows', () => {
  test('lose none of each other’s changes; the user who returns to a window sees the changes of the other, with a notice', async () => {
    const one = await openForm()
    const other = await openForm()
    one.answers.set('name', 'z prvního')
    await written(one)
    other.answers.set('members', 2)
    await written(other)
    await waitFor(() => expect(other.answers.all()).toEqual({ name: 'z prvního', members: 2 }))
    expect(other.state().isJoined).toBe(true)
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(one.answers.all()).toEqual({ name: 'z prvního', members: 2 }))
    expect(one.state().isJoined).toBe(true)
  })

  test('that answer the same question: both show the later answer', async () => {
    const one = await openForm()
    const other = await openForm()
    one.answers.set('name', 'dřívější')
    await written(one)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000)
    other.answers.set('name', 'pozdější')
    await written(other)
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(one.answers.get('name')).toBe('pozdější'))
    expect(other.answers.get('name')).toBe('pozdější')
    vi.restoreAllMocks()
  })
})

describe('another definition', () => {
  test('restores what still fits, and leaves out questions it does not have', async () => {
    const before = await openForm()
    before.answers.set('name', 'Jan')
    before.answers.set('members', 3)
    await written(before)
    const name = { id: 'name', itemType: 'text', question: 'Jméno', required: true } as const
    const members = { id: 'members', itemType: 'text', question: 'Kdo všechno', required: true } as const
    const form = { ...definition, formId: 'form-2', sections: [{ id: 'all', title: 'Vše', items: [name, members] }] }
    expect((await openForm({ form })).answers.all()).toEqual({ name: 'Jan' })
  })

  test('the answer to a hidden question is restored when the question is shown again', async () => {
    const before = await openForm()
    before.answers.set('job', 'v pekárně')
    before.answers.set('works', false)
    await written(before)
    expect((await openForm()).answers.get('job')).toBe('v pekárně')
  })
})

describe('in the end', () => {
  const rows = () => allRows(indexedDB, 'drafts', ['keys', 'drafts'])

  test('sending destroys the stored draft and its key; nothing typed afterwards is stored', async () => {
    const form = await openForm()
    form.answers.set('name', 'Jan')
    await written(form)
    form.answers.type('name', () => 'Jan Novák')
    form.forget()
    form.notes.set('sent', 'yes')
    await waitFor(async () => expect(await rows()).toEqual([]))
    expect(form.answers.get('name')).toBe('Jan Novák')
    expect(form.state()).toMatchObject({ storedAt: undefined, isRestored: false })
    const later = await openForm()
    expect([later.notes.get('sent'), later.answers.all()]).toEqual([undefined, {}])
  })

  test('discarding resets the form to its initial state, notes too, and stores what is typed afterwards', async () => {
    const form = await openForm({ initial: { members: 3 } })
    form.answers.set('name', 'Jan')
    form.notes.set('requestKey', 'req-1')
    await waitFor(() => expect(form.state().storedAt).toBeDefined())
    const listener = vi.fn()
    form.notes.subscribe(listener)
    form.discard()
    expect(form.answers.all()).toEqual({ members: 3 })
    expect(form.notes.get('requestKey')).toBeUndefined()
    expect(listener).toHaveBeenCalled()
    await waitFor(async () => expect(await rows()).toEqual([]))
    form.answers.set('name', 'Eva')
    await waitFor(async () => expect((await openForm()).answers.get('name')).toBe('Eva'))
  })

  test('a browser that stores nothing still shows the form, and asks before the page is left', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const form = await openForm()
    const isAskedBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isAskedBeforeLeaving()).toBe(false)
    form.answers.set('name', 'Jan')
    expect(form.answers.get('name')).toBe('Jan')
    expect(form.state().storedAt).toBeUndefined()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000)
    expect(isAskedBeforeLeaving()).toBe(true)
    form.forget()
    expect(isAskedBeforeLeaving()).toBe(false)
    vi.restoreAllMocks()
  })
})
