import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect } from 'vitest'
import { responseOf } from '../shared/api/answer.ts'
import { useApi } from '../shared/api/api-context.tsx'
import { oneFileCall } from '../shared/api/upload.ts'
import type { FileCategory, FormFiles } from '../shared/api/wire.ts'
import { ShownFaults } from '../shared/form-files/file-category-fields.tsx'
import { FilesStepFields, FilesSummary } from '../shared/form-files/files-step.tsx'
import formFiles from '../shared/form-files/locales/cs.json' with { type: 'json' }
import { type FormFilesState, useFormFiles } from '../shared/form-files/use-form-files.ts'
import { createNotes, type Notes } from '../shared/long-form/notes.ts'
import uploadTexts from '../shared/ui/uploads/locales/cs.json' with { type: 'json' }
import { formFilesProvider } from './form-files-provider.ts'
import { observeUploads } from './observed-upload.ts'
import { recipientAnswer } from './people.ts'
import { type RenderedWithin, renderWithin } from './render-within.tsx'

export const report: FileCategory = {
  id: 'report',
  label: 'Lékařská zpráva',
  isRequired: true,
  mayBeHandedOtherwise: true,
  needsIssueDate: false,
}
export const income: FileCategory = {
  id: 'income',
  label: 'Příjmy',
  isRequired: true,
  mayBeHandedOtherwise: false,
  needsIssueDate: false,
}
export const none: FormFiles = { categories: [report, income], files: [], mostFiles: 3, totalLimit: 20_000 }

export type Traits = { isDisabled?: boolean; least?: number }
type PageProps = Traits & {
  files: FormFiles
  notes: Notes
  seen: (state: FormFilesState) => void
}

/** A page with a step of files and another one. */
function Page({ files, notes, seen, ...traits }: PageProps) {
  const api = useApi()
  const [isHere, setHere] = useState(true)
  const state = useFormFiles({
    files,
    category: 'form',
    notes,
    ...traits,
    upload: async ({ file, meta }, key, onProgress, signal) =>
      responseOf(await api.POST('/renewal/files', oneFileCall(api, { ...meta, file }, { key, onProgress, signal }))),
    remove: async (fileId) => responseOf(await api.DELETE('/renewal/files/{fileId}', { params: { path: { fileId } } })),
  })
  seen(state)
  return (
    <ShownFaults value={state.faults}>
      <button type="button" onClick={() => setHere(!isHere)}>
        Jiná část
      </button>
      {isHere ? <FilesStepFields state={state} /> : <FilesSummary state={state} />}
    </ShownFaults>
  )
}

type Opened = RenderedWithin & {
  provided: ReturnType<typeof formFilesProvider>
  notes: Notes
  state: () => FormFilesState
  uploads: ReturnType<typeof observeUploads>
}

export async function open(files: FormFiles = none, traits: Traits = {}): Promise<Opened> {
  const provided = formFilesProvider(files)
  const notes = createNotes()
  let state: FormFilesState | undefined
  const seen = (now: FormFilesState) => {
    state = now
  }
  const rendered = await renderWithin(<Page files={files} notes={notes} {...traits} seen={seen} />, {
    signedIn: recipientAnswer(),
    texts: { 'form-files': formFiles, uploads: uploadTexts },
    answers: provided.answers,
  })
  const uploads = observeUploads(rendered.send)
  await screen.findByRole('region', { name: /^Lékařská zpráva/ })
  return { ...rendered, provided, notes, uploads, state: () => state as FormFilesState }
}

export const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
export const file = (name: string, size = 1000) =>
  new File(['%PDF-1.7', new Uint8Array(size - 8)], name, { type: 'application/pdf', lastModified: 1 })
export const part = (name = 'Lékařská zpráva') => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
export const pickFiles = (files: readonly File[], label = 'Lékařská zpráva') =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' }), { target: { files } })
export const rows = (name?: string) =>
  part(name)
    .queryAllByRole('listitem')
    .map((row) => plain(row.textContent))
/** Waits until no upload is pending and no more files are checked. */
export const settled = (names: readonly string[]) =>
  waitFor(() => expect(rows().filter((row) => row.includes('nahráno'))).toHaveLength(names.length))
