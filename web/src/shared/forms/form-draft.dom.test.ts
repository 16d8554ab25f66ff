import { beforeEach, describe, expect, test } from 'vitest'
import { createFormDraft, fieldsOf } from './form-draft.ts'

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = ''
})

/** The page as it is when it has just been opened. */
function formWith(fields: string): HTMLFormElement {
  document.body.innerHTML = `<form>${fields}</form>`
  return document.querySelector('form') as HTMLFormElement
}

const fields = `
  <input name="lastName" value="Nováková"><input type="checkbox" name="news">
  <input type="radio" name="aim" value="one" checked><input type="radio" name="aim" value="more">
  <select name="size"><option value="">–</option><option value="1">small</option></select>
  <textarea name="note"></textarea>
  <input type="password" name="password"><input type="text" name="passwordAgain"><input type="file" name="photo">`

/** What every kind of field has of an input. */
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

const filled = { lastName: 'Dvořáková', news: true, aim: 'more', size: '1', note: 'ahoj' }

describe('the draft of a form', () => {
  test('brings back every kind of field, and never a password, shown or not', () => {
    const form = formWith(fields)
    fill(form)
    createFormDraft('profile', 'p-1').keep(form)
    expect(JSON.stringify(sessionStorage)).not.toContain('tajné')
    const again = formWith(fields)
    expect(createFormDraft('profile', 'p-1').restore(again)).toBe(true)
    expect(fieldsOf(again)).toEqual(filled)
  })

  test('leaves alone what was typed or chosen before it came', () => {
    const form = formWith(fields)
    fill(form)
    createFormDraft('profile', 'p-1').keep(form)
    const again = formWith(fields)
    control(again, '[name=lastName]').value = 'Malá'
    createFormDraft('profile', 'p-1').restore(again)
    expect(fieldsOf(again)).toEqual({ ...filled, lastName: 'Malá' })
  })

  test('keeps at once what was typed before it came', () => {
    const typed = formWith(fields)
    fill(typed)
    expect(createFormDraft('profile', 'p-1').restore(typed)).toBe(false)
    const again = formWith(fields)
    expect(createFormDraft('profile', 'p-1').restore(again)).toBe(true)
    expect(fieldsOf(again)).toEqual(filled)
  })

  test('is another person’s to nobody: it goes unread', () => {
    const form = formWith(fields)
    fill(form)
    createFormDraft('profile', 'p-1').keep(form)
    const again = formWith(fields)
    expect(createFormDraft('profile', 'p-2').restore(again)).toBe(false)
    expect(fieldsOf(again).lastName).toBe('Nováková')
    expect(sessionStorage).toHaveLength(0)
  })

  test('is gone once removed, and nothing where the tab holds something else', () => {
    const draft = createFormDraft('profile', 'p-1')
    draft.keep(formWith(fields))
    draft.remove()
    expect(draft.restore(formWith(fields))).toBe(false)
    sessionStorage.setItem('kept-profile', '"text"')
    expect(draft.restore(formWith(fields))).toBe(false)
  })
})
