import { signedInFamily } from './family.ts'
import { keyed } from './person.ts'
import type { SentItem } from './sent-form.ts'
import type { TestApp } from './test-app.ts'

export const HANA = { personalNumber: '2000002', birthDate: '1986-05-02' }
export const MONIKA = { personalNumber: '2000003', birthDate: '1987-06-03' }
export const DENISA = { personalNumber: '2000009', birthDate: '1993-12-09' }

const PDF = Buffer.from('%PDF-1.4\n')
export const smallFile = (purpose: string, given: Partial<SentItem> = {}): SentItem => ({
  meta: { category: 'form', purpose, ...(purpose === 'medical-report' && { issuedOn: '2026-11-02' }) },
  name: `${purpose}.pdf`,
  type: 'application/pdf',
  bytes: PDF,
  ...given,
})

/** A family with an open renewal; with `isReady` every required file is uploaded. */
export const renewingFamily = async (
  app: TestApp,
  person = HANA,
  { isReady = true, ...options }: { isReady?: boolean; id?: string; now?: string } = {},
) => {
  const family = await signedInFamily(app, person, options)
  const upload = (item: SentItem, sent: { key?: string; first?: number } = {}) =>
    family.upload('renewal/files', [item], sent)
  if (isReady) for (const purpose of ['medical-report', 'income-confirmation']) await upload(smallFile(purpose))
  return {
    ...family,
    read: () => family.get('renewal'),
    add: upload,
    send: (request: object, key?: string) => family.post('renewal', request, keyed(key)),
    remove: (fileId: string) => family.delete(`renewal/files/${fileId}`),
  }
}
