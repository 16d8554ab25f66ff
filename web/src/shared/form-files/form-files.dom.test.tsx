import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
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
import { formFilesProvider } from '#web/testing/form-files-provider.ts'
import { lost } from '#web/testing/observed-send.ts'
import { FILE_LIMIT } from '../uploads/file-refusal.ts'

describe('files that are chosen at the same time', () => {
  test('are uploaded one after another, each under a key of its own, and are listed with the foundation’s files', async () => {
    const { provided, state } = await open()
    pickFiles([file('a.pdf'), file('b.pdf')])
    await settled(['a', 'b'])
    expect(provided.sent.map(({ name, purpose }) => [name, purpose])).toEqual([
      ['a.pdf', 'report'],
      ['b.pdf', 'report'],
    ])
    expect(new Set(provided.sent.map(({ key }) => key)).size).toBe(2)
    expect(provided.most).toBe(1)
    expect(state().isBusy).toBe(false)
    expect(plain(document.body.textContent)).toContain('Nahrané jsou 2 soubory. Ještě se vejde 17,6 kB z 19,5 kB.')
  })
})

describe('a lost connection', () => {
  test.each(['before', 'after'] as const)(
    '%s the file has arrived: the upload continues under the same key, and the file is stored once',
    async (moment) => {
      const { user, provided } = await open()
      provided.cut('b.pdf', moment)
      pickFiles([file('a.pdf'), file('b.pdf'), file('c.pdf')])
      expect(plain((await part().findByRole('alert')).textContent)).toContain('Spojení se přerušilo u souboru b.pdf')
      expect(rows()).toEqual(
        ['nahráno', 'nenahrálo se', 'čeká ve frontě'].map((expectedText) => expect.stringContaining(expectedText)),
      )
      await user.click(part().getByRole('button', { name: 'Pokračovat' }))
      await settled(['a', 'b', 'c'])
      expect(provided.sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'b.pdf', 'c.pdf'])
      expect(provided.sent[2]?.key).toBe(provided.sent[1]?.key)
      expect(provided.files().map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
    },
  )

  test('is continued by choosing the same file again, and the file is stored once', async () => {
    const { provided } = await open()
    provided.cut('a.pdf', 'after')
    pickFiles([file('a.pdf')])
    await part().findByRole('alert')
    pickFiles([file('a.pdf')])
    await settled(['a'])
    expect(provided.sent[1]?.key).toBe(provided.sent[0]?.key)
    expect(provided.files()).toHaveLength(1)
  })
})

test('an upload can be cancelled, and the next one starts', async () => {
  const { user, provided } = await open()
  provided.hold()
  pickFiles([file('a.pdf'), file('b.pdf')])
  await user.click(await part().findByRole('button', { name: 'Zrušit nahrávání souboru a.pdf' }))
  await part().findByRole('progressbar', { name: 'Nahrávání souboru b.pdf' })
  expect(rows()).toEqual([expect.stringContaining('b.pdf')])
})

test('an upload whose body has been sent cannot be cancelled: it may have arrived', async () => {
  const { provided, uploads } = await open()
  provided.hold()
  pickFiles([file('a.pdf')])
  await part().findByRole('button', { name: 'Zrušit nahrávání souboru a.pdf' })
  act(() => uploads[0]?.onprogress?.({ loaded: 100, total: 100 }))
  expect(part().queryByRole('button', { name: /Zrušit/ })).toBeNull()
})

test('an upload that a reload interrupted is listed until its file is chosen again or its row is removed', async () => {
  const beforeReload = await open()
  beforeReload.provided.hold()
  pickFiles([file('a.pdf'), file('b.pdf')])
  await waitFor(() => expect(rows()).toHaveLength(2))
  beforeReload.close()

  const { user, provided, state } = await open()
  const interrupted = 'Nahrávání se přerušilo. Vyberte soubor znovu.'
  expect(rows()).toEqual([expect.stringMatching(/^a\.pdf/), expect.stringMatching(/^b\.pdf/)])
  for (const row of rows()) expect(row).toContain(interrupted)
  expect([provided.sent, state().isBusy]).toEqual([[], true])

  const openPicker = vi.spyOn(screen.getByLabelText('Lékařská zpráva', { selector: 'input' }), 'click')
  await user.click(part().getByRole('button', { name: 'Vybrat znovu soubor a.pdf' }))
  expect(openPicker).toHaveBeenCalledOnce()
  pickFiles([file('a.pdf')])
  await settled(['a'])
  await user.click(part().getByRole('button', { name: 'Odebrat soubor b.pdf' }))
  expect(rows()).toEqual([expect.stringContaining('a.pdf')])
  expect(state().isBusy).toBe(false)
  expect(Object.keys(sessionStorage).filter((key) => key.includes('unfinished'))).toEqual([])
})

describe('a file that is removed', () => {
  const there = formFilesProvider(none).stored('zprava.pdf', 'report', null)

  test('is removed from the list, and the focus stays in its place', async () => {
    const { user, provided } = await open({ ...none, files: [there] })
    await user.click(part().getByRole('button', { name: 'Odebrat soubor zprava.pdf' }))
    await waitFor(() => expect(rows()).toEqual([]))
    expect(provided.files()).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Lékařská zpráva' }))
  })

  test('stays with the reason if the removal failed; the next click removes it, though the first request had arrived', async () => {
    const { user, answer, provided } = await open({ ...none, files: [there] })
    const path = `DELETE /renewal/files/${there.fileId}`
    answer({
      [path]: lost,
    })
    await user.click(part().getByRole('button', { name: 'Odebrat soubor zprava.pdf' }))
    expect(plain((await part().findByRole('alert')).textContent)).toContain('Soubor zprava.pdf se nepodařilo odebrat')
    expect(rows()).toHaveLength(1)
    answer({ [path]: { error_code: 404, error: 'file-not-found' } })
    await user.click(part().getByRole('button', { name: 'Odebrat soubor zprava.pdf' }))
    await waitFor(() => expect(rows()).toEqual([]))
    expect(part().queryByRole('alert')).toBeNull()
    expect(provided.sent).toEqual([])
  })
})

test('a missing file is reported at its category, with the other way to deliver it if there is one, until it is uploaded', async () => {
  const { user } = await open()
  const errorOf = (label: string) =>
    plain(
      document.getElementById(screen.getByLabelText(label, { selector: 'input' }).id.concat('-error'))?.textContent ??
        '',
    )
  expect(errorOf('Lékařská zpráva')).toContain('Nahrajte prosím soubor, nebo označte, že ho předáte jinak.')
  expect(errorOf('Příjmy')).toContain('Nahrajte prosím aspoň jeden soubor.')
  await user.click(part().getByRole('checkbox', { name: 'Předáno jinak' }))
  expect(errorOf('Lékařská zpráva')).toBe('')
})

test('if one file of any category is enough, a missing file is reported above all categories', async () => {
  const other = { ...income, isRequired: false }
  const { state } = await open({ ...none, categories: [{ ...report, isRequired: false }, other] }, { least: 1 })
  expect(state().faults).toEqual({ files: 'required' })
  expect(screen.getByText('Přidejte prosím aspoň jeden soubor.')).toBeDefined()
  pickFiles([file('a.pdf')])
  await settled(['a'])
  expect([state().faults, state().isComplete]).toEqual([{}, true])
})

test('a file that is being uploaded is not reported as missing, and the form is not complete before it is stored', async () => {
  const { provided, state } = await open({ ...none, categories: [report] })
  const go = provided.hold()
  pickFiles([file('a.pdf')])
  await part().findByRole('progressbar')
  expect([state().faults, state().isComplete]).toEqual([{}, false])
  go()
  await settled(['a'])
  expect([state().faults, state().isComplete]).toEqual([{}, true])
})

test('a form without any file reports it at the required categories', async () => {
  const { state } = await open(none, { least: 1 })
  expect(Object.keys(state().faults)).toEqual(['files.report', 'files.income'])
})

test('a row of this page is never confused with a file of the foundation, whatever its id is', async () => {
  const { user, provided } = await open({
    ...none,
    files: [formFilesProvider(none).stored('zprava.pdf', 'report', null)],
  })
  pickFiles([new File(['Film'], 'film.mp4')])
  await user.click(await part().findByRole('button', { name: 'Odebrat soubor film.mp4' }))
  await waitFor(() => expect(rows()).toEqual([expect.stringContaining('zprava.pdf')]))
  expect(provided.files()).toHaveLength(1)
})

describe('„předáno jinak“', () => {
  test('is offered only where it is allowed, is stored with the answers, and completes the category', async () => {
    const { user, notes, state } = await open()
    expect(part('Příjmy').queryByRole('checkbox')).toBeNull()
    expect(state().faults).toEqual({ 'files.report': 'required', 'files.income': 'required' })
    await user.click(part().getByRole('checkbox', { name: 'Předáno jinak' }))
    expect(notes.get('handed-otherwise')).toBe('["report"]')
    expect([state().handedOtherwise, state().faults]).toEqual([['report'], { 'files.income': 'required' }])
    await user.click(part().getByRole('checkbox', { name: 'Předáno jinak' }))
    expect(state().handedOtherwise).toEqual([])
  })

  test('is unmarked by an uploaded file, but not by one that is still being uploaded', async () => {
    const { user, notes, provided, state } = await open()
    await user.click(part().getByRole('checkbox', { name: 'Předáno jinak' }))
    provided.cut('a.pdf', 'before')
    pickFiles([file('a.pdf')])
    await part().findByRole('alert')
    expect(state().handedOtherwise).toEqual(['report'])
    await user.click(part().getByRole('button', { name: 'Pokračovat' }))
    await settled(['a'])
    expect(notes.get('handed-otherwise')).toBeUndefined()
    expect(part().queryByRole('checkbox')).toBeNull()
  })
})

describe('a file that cannot be accepted shows the reason and the limit at once, and is never sent', () => {
  test.each([
    ['of another type', () => [new File(['Film'], 'film.mp4')], 'Pošlete prosím JPG, PNG, BMP nebo PDF.'],
    [
      'with other bytes than its name says',
      () => [new File(['Dobrý den'], 'a.pdf')],
      'uvnitř něco jiného, než říká jeho název',
    ],
    ['empty', () => [new File([], 'a.pdf')], 'Soubor je prázdný.'],
    ['a byte above 5 MB', () => [file('a.pdf', FILE_LIMIT + 1)], 'Soubor je příliš velký, nejvýš může mít 5 MB.'],
    ['a byte above what fits together', () => [file('a.pdf', 20_001)], 'dohromady můžou mít nejvýš 19,5 kB'],
  ])('%s', async (_, files, expectedText) => {
    const { provided } = await open()
    pickFiles(files())
    await waitFor(() => expect(rows().join()).toContain(expectedText))
    expect(provided.sent).toEqual([])
  })

  test('a file of exactly the size limit is sent', async () => {
    const { provided } = await open()
    pickFiles([file('a.pdf', 20_000)])
    await settled(['a'])
    expect(provided.sent).toHaveLength(1)
  })

  test('a file above the number of files is refused, and the others are sent', async () => {
    const { provided } = await open()
    pickFiles(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => file(name)))
    await waitFor(() => expect(rows().join()).toContain('Vejdou se sem nejvýš 3 soubory.'))
    await settled(['a', 'b', 'c'])
    expect(provided.sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
  })

  test('a file that the foundation refuses shows the reason, and the others are sent', async () => {
    const { provided } = await open()
    provided.refuse('a.pdf', { error_code: 400, error: 'file-type-mismatch' })
    pickFiles([file('a.pdf'), file('b.pdf')])
    await settled(['b'])
    expect(rows().join()).toContain('uvnitř něco jiného, než říká jeho název')
  })
})

test('another part of the form does not stop an upload, and a pending upload is shown on return', async () => {
  const { user, provided } = await open()
  const go = provided.hold()
  pickFiles([file('a.pdf')])
  await part().findByRole('progressbar')
  await user.click(screen.getByRole('button', { name: 'Jiná část' }))
  go()
  expect(await screen.findByText('a.pdf')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Jiná část' }))
  await settled(['a'])
})

test('a read-only form allows no file to be chosen, removed or marked', async () => {
  await open({ ...none, files: [formFilesProvider(none).stored('zprava.pdf', 'report', null)] }, { isDisabled: true })
  expect(screen.getByLabelText('Lékařská zpráva', { selector: 'input' })).toHaveProperty('disabled', true)
  expect(part().queryByRole('button')).toBeNull()
})
