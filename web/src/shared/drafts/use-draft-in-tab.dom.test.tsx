import { useEffect, useLayoutEffect } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { loginAnswer } from '#web/testing/people.ts'
import { type RenderedWithin, renderWithin } from '#web/testing/render-within.tsx'
import { fieldsOf } from '../forms/form-draft.ts'
import { saveSealedInTab } from '../session/sealed-tab-storage.ts'
import { type FormDraft, useDraft } from './use-draft.ts'

let page: RenderedWithin | undefined
const held: { draft?: FormDraft } = {}
afterEach(() => {
  page?.close()
  localStorage.clear()
  sessionStorage.clear()
})

/** Fills the form before React reads it, like a user who types into a prerendered page. */
type Early = (form: HTMLFormElement) => void

function Profile({ early }: { early?: Early | undefined }) {
  const draft = useDraft('profile', { storage: 'tab' })
  useEffect(() => {
    held.draft = draft
  })
  const { element } = draft
  useLayoutEffect(() => {
    if (element.current) early?.(element.current)
  }, [element, early])
  return (
    <form ref={element} onChange={draft.save}>
      <input name="lastName" defaultValue="Nováková" />
      <input type="checkbox" name="news" />
      <input type="radio" name="aim" value="one" defaultChecked />
      <input type="radio" name="aim" value="more" />
      <select name="size">
        <option value="">–</option>
        <option value="1">small</option>
      </select>
      <textarea name="note" />
      <input name="birthYear" />
      <input type="password" name="password" />
      <input type="text" name="passwordAgain" />
      <input type="file" name="photo" />
    </form>
  )
}

/** Opens the page again in the same tab. */
async function open({ person = 'p-1', early }: { person?: string; early?: Early } = {}): Promise<HTMLFormElement> {
  page?.close()
  page = await renderWithin(<Profile early={early} />, { signedIn: loginAnswer({ personId: person }), texts: {} })
  return document.querySelector('form') as HTMLFormElement
}

/** The properties of an input that every kind of field has. */
function control(form: HTMLFormElement, selector: string): HTMLInputElement {
  return form.querySelector(selector) as HTMLInputElement
}

function fill(form: HTMLFormElement) {
  control(form, '[name=lastName]').value = 'Dvořáková'
  control(form, '[name=news]').checked = true
  control(form, '[value=more]').checked = true
  control(form, 'select').value = '1'
  control(form, 'textarea').value = 'ahoj'
  control(form, '[name=password]').value = 'tajné heslo'
  control(form, '[name=passwordAgain]').value = 'tajné heslo'
}

async function leave(): Promise<void> {
  fill(await open())
  held.draft?.save()
}

const filled = { birthYear: '', lastName: 'Dvořáková', news: true, aim: 'more', size: '1', note: 'ahoj' }

describe('the draft of a form in the tab', () => {
  test('keeps what was typed into a field that had another name in a former version of the portal', async () => {
    await open()
    saveSealedInTab('profile', 'p-1', { yearOfBirth: '1984' })
    expect(control(await open(), '[name=birthYear]').value).toBe('1984')
  })

  test('restores every kind of field, and never a password, shown or not', async () => {
    await leave()
    expect(JSON.stringify(sessionStorage)).not.toContain('tajné')
    expect(fieldsOf(await open())).toEqual(filled)
    expect(held.draft?.isRestored).toBe(true)
  })

  test('does not change what was typed or chosen before React started', async () => {
    await leave()
    const early: Early = (form) => {
      control(form, '[name=lastName]').value = 'Malá'
    }
    expect(fieldsOf(await open({ early }))).toEqual({ ...filled, lastName: 'Malá' })
  })

  test('stores at once what was typed before React started', async () => {
    await open({ early: fill })
    expect(held.draft?.isRestored).toBe(false)
    expect(fieldsOf(await open())).toEqual(filled)
  })

  test('is removed unread if it belongs to another person', async () => {
    await leave()
    expect(fieldsOf(await open({ person: 'p-2' })).lastName).toBe('Nováková')
    expect(held.draft?.isRestored).toBe(false)
    expect(sessionStorage).toHaveLength(0)
  })

  test('is deleted when removed, and ignored if the stored value is of another kind', async () => {
    await leave()
    held.draft?.remove()
    expect(fieldsOf(await open()).lastName).toBe('Nováková')
    sessionStorage.setItem('kept-profile', '"text"')
    expect(fieldsOf(await open()).lastName).toBe('Nováková')
    expect(held.draft?.isRestored).toBe(false)
  })

  test('is removed once the form has its initial values again', async () => {
    await leave()
    page?.close()
    const form = await open()
    form.reset()
    held.draft?.save()
    expect(sessionStorage).toHaveLength(0)
  })
})
