import { signInDonor } from '../../../../browser/sign-in.ts'
import type { Things } from '../make-things.ts'

/** A name of each script that the field for a certificate accepts (rule 6.19), and one whose letters a font may join. */
const NAMES = {
  czech: 'Ing. Žofie Příšerně Žluťoučká',
  joined: 'Ffion Offlinger-Fischer',
  vietnamese: 'Nguyễn Thị Ánh',
  greek: 'Ελένη Παπαδοπούλου',
  cyrillic: 'Олена Ковальчук',
}

/** The overviews of payments, a certificate, its preview for each name, and the page of payments as Chromium prints it. */
export async function makeDocuments({ open, logIn, origin, post, store }: Things) {
  const page = await open('documents', '/login')
  const headers = await logIn('documents', '10000001')
  const api = '/w/documents/api'
  const save = async (name: string, path: string, body: object, lang = 'cs') => {
    const answer = await post(`${api}${path}`, body, { ...headers, lang })
    store(name, new Uint8Array(await answer.arrayBuffer()))
  }
  const range = { from: '2025-01-01', to: '2026-12-31' }
  await save('overview-cs.pdf', '/payments/overview', range)
  await save('overview-en.pdf', '/payments/overview', range, 'en')
  const documents = await fetch(`${origin}${api}/documents`, { headers })
  const { response } = (await documents.json()) as { response: { documentId: string; type: string }[] }
  const certificate = response.find(({ type }) => type === 'tax-certificate')
  await save('certificate.pdf', `/documents/${certificate?.documentId}/file`, {})
  for (const [script, name] of Object.entries(NAMES)) {
    const person = { subject: 'natural-person', name, birthDate: '1984-06-18', taxYear: 2026 }
    await save(`preview-${script}.pdf`, '/taxData/preview', person)
  }
  await signInDonor(page)
  await page.goto(`${origin}/moje-platby?rok=vse`)
  await page.getByRole('table').first().waitFor()
  store('printed.pdf', await page.pdf({ format: 'A4', tagged: true }))
}
