import type { FormFile, FormFiles } from '../shared/api/wire.ts'
import type { FakeAnswers, ObservedCall } from './observed-send.ts'

type Sent = { name: string; purpose: string; issuedOn: string | undefined; key: string }
type Body = { 'meta[0]': { purpose: string; issuedOn?: string }; 'File[0]': string }
type Refusal = { error_code: number; error: string }

/**
 * The provider's side of a form's files: stores each key once, loses responses when the test says
 * so.
 */
export function formFilesProvider(known: FormFiles) {
  const byKey = new Map<string, FormFile>()
  const sent: Sent[] = []
  const cuts = new Map<string, 'before' | 'after'>()
  const refusals = new Map<string, Refusal>()
  let files = known.files
  let count = 0
  let gate = Promise.resolve()
  let underWay = 0

  function stored(name: string, category: string, issuedOn: string | null): FormFile {
    count += 1
    return { fileId: `file-${count}`, category, name, size: 1000, uploadedAt: '2026-11-10T09:00:00.000Z', issuedOn }
  }

  const concurrency = { most: 0 }

  async function upload({ headers, body }: ObservedCall) {
    const { 'meta[0]': meta, 'File[0]': name } = body as Body
    const key = headers.get('Idempotency-Key') ?? ''
    sent.push({ name, purpose: meta.purpose, issuedOn: meta.issuedOn, key })
    underWay += 1
    concurrency.most = Math.max(concurrency.most, underWay)
    await gate
    underWay -= 1
    const cut = cuts.get(name)
    cuts.delete(name)
    if (cut === 'before') throw new TypeError('Failed to upload')
    const refusal = refusals.get(name)
    if (refusal) return refusal
    if (!byKey.has(key)) {
      const file = stored(name, meta.purpose, meta.issuedOn ?? null)
      byKey.set(key, file)
      files = [...files, file]
    }
    if (cut === 'after') throw new TypeError('Failed to upload')
    return { error_code: 200 as const, response: { ...known, files } }
  }

  function removal(fileId: string) {
    files = files.filter((file) => file.fileId !== fileId)
    return { error_code: 200 as const, response: { ...known, files } }
  }

  const answers: FakeAnswers = { 'POST /renewal/files': upload }
  for (const { fileId } of known.files) answers[`DELETE /renewal/files/${fileId}`] = () => removal(fileId)

  return {
    answers,
    sent,
    stored,
    files: () => files,
    /** The maximum number of concurrent uploads. */
    get most() {
      return concurrency.most
    },
    /** Holds every upload until the returned function is called. */
    hold(): () => void {
      let go = () => {}
      gate = new Promise((resolve) => {
        go = resolve
      })
      return go
    },
    cut: (name: string, moment: 'before' | 'after') => void cuts.set(name, moment),
    refuse: (name: string, refusal: Refusal) => void refusals.set(name, refusal),
    accept: (name: string) => void refusals.delete(name),
  }
}
