import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { HandedDocument } from '../shared/api/wire.ts'
import { recipientAnswer } from '../testing/people.ts'
import { recipientRecord } from '../testing/recipient-record.ts'
import { pageHeading, renderApp } from '../testing/render-app.tsx'

const signedIn = recipientAnswer({
  expires: Date.parse('2100-01-01'),
  fullUser: { RecipientStatusOfRequest: { Id: 6 }, Recipient: recipientRecord },
})
const pdf = (name: string) => new File(['%PDF-1.7 obsah'], name, { type: 'application/pdf' })
const pick = (...files: File[]) => fireEvent.change(screen.getByLabelText('Fotky nebo soubory'), { target: { files } })

async function open(...files: HandedDocument[]) {
  const type = { type: 'other', label: 'Souhlas', state: 'missing', due: '2026-11-30', expiresOn: null, files }
  const response = { types: [type], needsStudyConfirmation: false }
  const app = await renderApp({
    path: '/prijemce/dokumenty',
    signedIn,
    now: Date.parse('2026-11-10T09:00:00Z'),
    answers: { 'GET /recipientDocuments': { error_code: 200, response } },
  })
  await pageHeading('Dokumenty')
  await screen.findByLabelText('Fotky nebo soubory')
  return app
}

const rows = () => screen.getAllByRole('listitem').filter(({ textContent }) => /[abc]\.pdf/.test(textContent))

test('a file whose upload a reload interrupted is listed until it is chosen again or its row is removed', async () => {
  const beforeReload = await open()
  pick(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'))
  await screen.findByText('c.pdf')
  beforeReload.close()

  // The provider received c.pdf, but its response was lost.
  const received = { documentId: 'c', name: 'c.pdf', size: pdf('c.pdf').size, uploadedAt: '2100-01-01T00:00:00.000Z' }
  const { user } = await open({ ...received, issuedOn: null, isAccepted: false, fromRenewal: false })
  const interrupted = within(screen.getByRole('list', { name: 'Co pošlete' }))
  expect(interrupted.getAllByText('Nahrávání se přerušilo. Vyberte soubor znovu.')).toHaveLength(2)

  const openPicker = vi.spyOn(screen.getByLabelText('Fotky nebo soubory'), 'click')
  await user.click(screen.getByRole('button', { name: 'Vybrat znovu soubor a.pdf' }))
  expect(openPicker).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Odebrat soubor b.pdf' }))
  pick(pdf('a.pdf'))
  await screen.findByRole('button', { name: 'Odeslat 1 soubor' })
  expect(rows().map(({ textContent }) => textContent.match(/\w\.pdf/)?.[0])).toEqual(['a.pdf', 'c.pdf'])
  expect(screen.queryByText('Nahrávání se přerušilo. Vyberte soubor znovu.')).toBeNull()
})
