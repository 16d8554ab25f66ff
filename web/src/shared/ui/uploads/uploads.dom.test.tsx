import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { FilePicker } from './file-picker.tsx'
import { UploadAnnouncer } from './upload-announcer.tsx'
import type { UploadItem } from './upload-item.ts'
import { UploadList } from './upload-list.tsx'

const file = { id: '1', name: 'zprava.pdf', size: 1_258_291 }
const row = () => within(screen.getByRole('listitem'))

describe('the list of uploads', () => {
  it('shows icon, name, size and progress of a file that is being uploaded', () => {
    renderUi(
      <UploadList
        items={[{ ...file, state: 'sending', progress: 0.62 }]}
        onRemove={vi.fn<(id: string) => void>()}
        onRetry={vi.fn<(id: string) => void>()}
      />,
    )
    expect(row().getByRole('img', { name: 'dokument PDF' })).toBeTruthy()
    expect(row().getByText('zprava.pdf')).toBeTruthy()
    expect(row().getByText('1,2 MB')).toBeTruthy()
    expect(row().getByRole('progressbar', { name: 'Nahrávání souboru zprava.pdf' })).toHaveProperty('value', 0.62)
    expect(row().queryByRole('button')).toBeNull()
  })

  it('shows a file over the limit as larger than the limit, as the reason of its refusal does', () => {
    renderUi(<UploadList items={[{ ...file, size: 5 * 1024 ** 2 + 1, state: 'refused', reason: 'Má 5,1 MB.' }]} />)
    expect(row().getByText('5,1 MB')).toBeTruthy()
  })

  it('announces the start, the half and the end, and nothing in between', () => {
    const sending = (progress: number): UploadItem => ({ ...file, state: 'sending', progress })
    const way: UploadItem[] = [
      { ...file, state: 'waiting' },
      ...[0, 0.1, 0.49, 0.5, 0.75, 0.99, 1].map(sending),
      { ...file, state: 'sent' },
    ]
    const { rerender } = renderUi(<UploadList items={[]} />)
    const announced = way.map((item) => {
      rerender(<UploadList items={[item]} />)
      return screen.getByRole('status').textContent
    })
    const [start, half, end] = [
      'Nahráváme soubor zprava.pdf.',
      'Soubor zprava.pdf je z\u00a0poloviny nahraný.',
      'Soubor zprava.pdf je nahraný.',
    ]
    // The text stays while there is nothing new to announce: a screen reader announces changes only.
    expect(announced).toEqual(['', start, start, start, half, half, half, half, end])
  })

  it.each([
    [
      'a file whose upload was given up leaves no sentence that it goes on',
      { ...file, state: 'sending', progress: 0.6 },
      '',
    ],
    [
      'an uploaded file that leaves the list is still announced',
      { ...file, state: 'sent' },
      'Soubor zprava.pdf je nahraný.',
    ],
  ] as const)('%s', (_, last, text) => {
    const { rerender } = renderUi(<UploadAnnouncer items={[]} />)
    rerender(<UploadAnnouncer items={[last]} />)
    rerender(<UploadAnnouncer items={[]} />)
    expect(screen.getByRole('status').textContent).toBe(text)
  })
})

describe('the file picker', () => {
  it('passes on a file under the shown name, which has no characters that change the text direction', async () => {
    const onFiles = vi.fn<(files: readonly File[]) => void>()
    const { user } = renderUi(<FilePicker name="files" label="Zpráva" onFiles={onFiles} />)
    await user.upload(screen.getByLabelText('Zpráva'), new File(['x'], 'zprava\u202Efdp.png', { type: 'image/png' }))
    const [[picked] = []] = onFiles.mock.calls[0] ?? []
    expect([picked?.name, picked?.type, await picked?.text()]).toEqual(['zpravafdp.png', 'image/png', 'x'])
  })

  it('shows the name of a file from the provider without invisible characters', () => {
    const named = { ...file, name: 'zprava\u202Efdp.exe' }
    renderUi(<UploadList items={[{ ...named, state: 'sent' }]} onRemove={vi.fn<(id: string) => void>()} />)
    expect(row().getByText('zpravafdp.exe')).toBeTruthy()
  })

  it.each([
    [true, ['Vybrat soubory', 'nebo je sem přetáhněte', 'Pusťte soubory sem']],
    [false, ['Vybrat soubor', 'nebo ho sem přetáhněte', 'Pusťte soubor sem']],
  ])('says whether more files than one are taken: %s', async (multiple, texts) => {
    renderUi(<FilePicker name="files" label="Zpráva" multiple={multiple} onFiles={vi.fn<() => void>()} />)
    for (const text of texts) expect(await screen.findByText(text)).toBeTruthy()
  })

  it('accepts dropped files of any kind: the caller validates them', async () => {
    const onFiles = vi.fn<(files: readonly File[]) => void>()
    renderUi(<FilePicker name="files" label="Zpráva" accept=".pdf" onFiles={onFiles} />)
    const layer = await screen.findByText('Pusťte soubory sem')
    const dropped = new File(['x'], 'virus.exe')
    fireEvent.drop(layer, {
      dataTransfer: {
        files: [dropped],
        types: ['Files'],
        items: [{ kind: 'file', type: '', getAsFile: () => dropped }],
      },
    })
    await waitFor(() => expect(onFiles).toHaveBeenCalledExactlyOnceWith([dropped]))
  })
})
