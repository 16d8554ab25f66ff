import { fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { monthsLater } from '#rules/forms/issue-date.ts'
import {
  file,
  income,
  none,
  open,
  part,
  pickFiles,
  plain,
  report,
  rows,
  settled,
} from '#web/testing/form-files-page.tsx'
import type { FileCategory, FormFiles } from '../api/wire.ts'
import { shortDay } from '../format/czech-days.ts'
import { birthDateParts } from '../forms/birth-date.ts'

describe('a category that needs the day of issue', () => {
  const dated: FileCategory = { ...report, needsIssueDate: true, mostMonthsOld: 6 }
  const withDay: FormFiles = { ...none, categories: [dated, income] }
  const issuedOn = (iso: string) => {
    const { day, month, year } = birthDateParts(iso)
    for (const [name, value] of Object.entries({ Den: day, Měsíc: month, Rok: year }))
      fireEvent.change(part().getByRole('combobox', { name }), { target: { value } })
  }
  const dayError = () => plain(part().getByRole('group').textContent)
  const TOO_OLD = 'Dokument je starší než 6 měsíců, ten už použít nemůžeme.'

  test('sends the selected day with the file, and shows it at the file', async () => {
    const { provided, state } = await open(withDay)
    const { today } = state()
    issuedOn(today)
    pickFiles([file('a.pdf')])
    await settled(['a'])
    expect(provided.sent.map(({ issuedOn: day }) => day)).toEqual([today])
    expect(rows()[0]).toContain(`vystaveno ${plain(shortDay(today))}`)
  })

  test('does not send a file that was chosen first until the day is complete, and shows an error at the day', async () => {
    const { user, provided, state } = await open(withDay)
    pickFiles([file('a.pdf')])
    await waitFor(() => expect(rows()[0]).toContain('čeká na datum vystavení'))
    expect(dayError()).toContain('Vyberte prosím den, měsíc i rok vystavení.')
    expect(state().faults).toMatchObject({ 'files.report.issuedOn': 'required' })
    expect(provided.sent).toEqual([])
    issuedOn(state().today)
    expect(dayError()).not.toContain('Vyberte prosím den')
    expect(rows()[0]).not.toContain('čeká na datum vystavení')
    expect(state().faults).toEqual({ 'files.income': 'required' })
    expect(provided.sent).toEqual([])
    await user.click(part().getByRole('button', { name: 'Nahrát s\u00a0tímto datem' }))
    await settled(['a'])
    expect(state().faults).toEqual({ 'files.income': 'required' })
  })

  test('refuses a day that is too old before any upload', async () => {
    const { provided, state } = await open(withDay)
    issuedOn(monthsLater(state().today, -7))
    expect(dayError()).toContain(TOO_OLD)
    pickFiles([file('a.pdf')])
    await waitFor(() => expect(state().faults).toMatchObject({ 'files.report.issuedOn': 'too-old' }))
    expect(provided.sent).toEqual([])
  })

  test('shows the provider’s refusal at the day, and sends the file again with another day', async () => {
    const { user, provided, state } = await open(withDay)
    provided.refuse('a.pdf', { error_code: 422, error: 'document-too-old' })
    issuedOn(monthsLater(state().today, -1))
    pickFiles([file('a.pdf')])
    await waitFor(() => expect(dayError()).toContain(TOO_OLD))
    provided.accept('a.pdf')
    issuedOn(state().today)
    await user.click(part().getByRole('button', { name: 'Nahrát s\u00a0tímto datem' }))
    await settled(['a'])
    expect(provided.sent.at(-1)).toMatchObject({ issuedOn: state().today })
  })
})
