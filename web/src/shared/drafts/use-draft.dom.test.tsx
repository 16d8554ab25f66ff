import { act, screen, waitFor } from '@testing-library/react'
import { type ChangeEvent, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { allRows } from '#web/testing/fake-indexed-db.ts'
import { plainText } from '#web/testing/page-text.ts'
import { recipientAnswer } from '#web/testing/people.ts'
import { recipientRecord } from '#web/testing/recipient-record.ts'
import { type RenderedWithin, renderWithin } from '#web/testing/render-within.tsx'
import { DraftNote } from '../editing/draft-note.tsx'
import { EditableFields } from '../editing/editable-fields.tsx'
import editing from '../editing/locales/cs.json' with { type: 'json' }
import { RestoredBanner } from '../editing/restored-banner.tsx'
import { useDraft } from './use-draft.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()
const noLock = recipientRecord.EditingLock

let page: RenderedWithin | undefined
afterEach(() => {
  page?.close()
  localStorage.clear()
})

type Saved = { city?: string; note?: string }

/** One field is shown from the start, one only after the other's answer. */
function Household({ city = 'Brno', note = '' }: Saved) {
  const { element, isRestored, storedAt, savedAt, ...draft } = useDraft('household', { storage: 'account' })
  const [isOther, setOther] = useState(false)
  const [round, setRound] = useState(0)
  const choose = (event: ChangeEvent<HTMLSelectElement>) => setOther(event.target.value === 'other')
  return (
    <form ref={element} onChange={() => draft.save()} key={round}>
      {isRestored && (
        <RestoredBanner
          onDiscard={() => {
            draft.discard()
            setRound(round + 1)
          }}
        />
      )}
      <EditableFields>
        <input aria-label="Obec" name="city" defaultValue={city} />
        <textarea aria-label="Poznámka" name="note" defaultValue={note} />
        <input aria-label="Souhlas" type="checkbox" name="consent" />
        <select aria-label="Bydlení" name="housing" onChange={choose}>
          <option value="flat">byt</option>
          <option value="other">jiné</option>
        </select>
        {isOther && <input aria-label="Jaké" name="housingText" />}
        <button type="button" onClick={() => draft.markSaved('2026-11-10T13:32:00.000Z', draft.read())}>
          Uložit
        </button>
      </EditableFields>
      <DraftNote storedAt={storedAt} savedAt={savedAt} />
    </form>
  )
}

async function open(saved: Saved = {}, EditingLock = noLock) {
  page?.close()
  const signedIn = recipientAnswer({ fullUser: { Recipient: { ...recipientRecord, EditingLock } } })
  page = await renderWithin(<Household {...saved} />, { signedIn, texts: { editing } })
  return page
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const visibleText = () => plainText(document.body)
const savedOnDevice = () => waitFor(() => expect(visibleText()).toMatch(/Uloženo v tomto zařízení \(\d{1,2}:\d\d\)/))
const isBack = () => screen.findByText('Vrátili jsme sem, co jste měli rozepsané')
test('what is typed into a form that is closed before its draft was read is saved', async () => {
  const { promise: gate, resolve: letIn } = Promise.withResolvers<void>()
  const folderOf = navigator.storage.getDirectory.bind(navigator.storage)
  vi.spyOn(navigator.storage, 'getDirectory').mockImplementationOnce(() => gate.then(folderOf))
  const { user } = await open()
  await user.type(field('Poznámka'), 'Nahráno omylem.')
  page?.close()
  letIn()
  const rows = async () => (await allRows(indexedDB, 'drafts', ['drafts'])) as { person: string }[]
  await waitFor(async () => expect((await rows()).filter(({ person }) => person === 'p-2000001')).toHaveLength(1))
  await open()
  await isBack()
  expect(field('Poznámka').value).toBe('Nahráno omylem.')
})

/** Waits until a missing draft would have been filled in: the form requested its draft first, so it was read first. */
const settled = async () => {
  await page?.services.drafts?.of('p-2000001', 'household').read()
  for (let turn = 0; turn < 20; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)))
}

describe('a typed text', () => {
  test('is stored on this device, with a note that says so, and is restored after a reload', async () => {
    const { user } = await open()
    await settled()
    await user.type(field('Poznámka'), 'Tomášek')
    await user.click(field('Souhlas'))
    await savedOnDevice()
    await open()
    await isBack()
    expect(field('Poznámka').value).toBe('Tomášek')
    expect(field('Souhlas').checked).toBe(true)
    expect(visibleText()).toMatch(/Uloženo v tomto zařízení \(\d{1,2}:\d\d\)/)
  })

  test('is restored though the page was closed at once', async () => {
    const { user } = await open()
    await settled()
    await user.type(field('Poznámka'), 'a')
    await open()
    await isBack()
    expect(field('Poznámka').value).toBe('a')
  })

  test('in a part shown only after another answer is restored, too', async () => {
    const { user } = await open()
    await settled()
    await user.selectOptions(field('Bydlení'), 'other')
    await user.type(field('Jaké'), 'maringotka')
    await savedOnDevice()
    await open()
    await waitFor(() => expect(field('Jaké').value).toBe('maringotka'))
  })

  test('before the draft is read stays, and the rest of the draft is added', async () => {
    const { user } = await open()
    await settled()
    await user.type(field('Poznámka'), 'dřív')
    await user.type(field('Obec'), ' venkov')
    await savedOnDevice()
    await open()
    const note = field('Poznámka')
    note.value = 'teď'
    note.dispatchEvent(new Event('input', { bubbles: true }))
    await isBack()
    expect(field('Poznámka').value).toBe('teď')
    expect(field('Obec').value).toBe('Brno venkov')
    await open()
    await isBack()
    expect(field('Poznámka').value).toBe('teď')
  })

  test('restores no untouched field: it may have changed elsewhere meanwhile', async () => {
    const { user } = await open({ city: 'Brno' })
    await settled()
    await user.type(field('Poznámka'), 'ahoj')
    await savedOnDevice()
    await open({ city: 'Praha' })
    await isBack()
    expect(field('Obec').value).toBe('Praha')
  })

  test('is removed from the draft once it was saved, and the note shows the time', async () => {
    const { user } = await open()
    await settled()
    await user.type(field('Poznámka'), 'ahoj')
    await savedOnDevice()
    await user.click(screen.getByRole('button', { name: 'Uložit' }))
    expect(visibleText()).toContain('Uloženo 14:32')
    expect(visibleText()).not.toContain('v tomto zařízení')
    await open({ note: 'ahoj' })
    await settled()
    expect(screen.queryByText('Vrátili jsme sem, co jste měli rozepsané')).toBeNull()
  })

  test('is discarded by a click, and the saved values are shown again', async () => {
    const { user } = await open()
    await settled()
    await user.type(field('Obec'), ' venkov')
    await savedOnDevice()
    await open()
    await isBack()
    await page?.user.click(screen.getByRole('button', { name: 'Vrátit uložené údaje' }))
    expect(field('Obec').value).toBe('Brno')
    await open()
    await settled()
    expect(field('Obec').value).toBe('Brno')
  })

  test('survives the session’s expiry up to the last letter, but not a logout', async () => {
    const { user, services } = await open()
    await settled()
    await user.type(field('Poznámka'), 'poslední slovo')
    await act(async () => services.session.clear('expired'))
    await open()
    await isBack()
    expect(field('Poznámka').value).toBe('poslední slovo')
    await act(async () => page?.services.session.clear('logged-out'))
    await open()
    await settled()
    expect(field('Poznámka').value).toBe('')
  })
})

describe('the lock around payout', () => {
  const lock = { WarningAt: fromNow(-3 * DAY), LockedAt: fromNow(-DAY), LockedUntil: fromNow(DAY) }

  test('leaves everything readable and nothing editable', async () => {
    await open({ note: 'příběh' }, lock)
    expect(field('Poznámka').value).toBe('příběh')
    expect(field('Poznámka').matches(':disabled')).toBe(true)
    expect(visibleText()).not.toContain('půjde znovu')
  })

  test('that begins while the user types preserves the text, in the field and in the draft, and ends again', async () => {
    const lock = { WarningAt: fromNow(-DAY), LockedAt: fromNow(5 * MINUTE), LockedUntil: fromNow(10 * MINUTE) }
    const { user, services, setDate } = await open({}, lock)
    await settled()
    await user.type(field('Poznámka'), 'rozepsáno')
    setDate(Date.now() + 6 * MINUTE)
    await act(() => services.refreshProfile())
    expect(field('Poznámka').matches(':disabled')).toBe(true)
    expect(field('Poznámka').value).toBe('rozepsáno')
    await savedOnDevice()
    expect(visibleText()).toMatch(/Odeslat to půjde znovu od \d+\. \d+\. \d{4} ve? \d+:\d\d\./)
    setDate(Date.now() + 11 * MINUTE)
    await act(() => services.refreshProfile())
    await waitFor(() => expect(field('Poznámka').matches(':disabled')).toBe(false))
    expect(field('Poznámka').value).toBe('rozepsáno')
  })
})
