import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recipientAnswer } from '../../testing/people.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { Recipient: _, ...fullUser } = recipientAnswer().profile_full
const withoutRecord = { ...recipientAnswer(), profile_full: fullUser }
const unknown = { error_code: 418, error: 'something-new' }

test.each([
  ['/prijemce', 'GET /recipientProfile'],
  ['/prijemce/moje-udaje', 'GET /recipientProfile'],
  ['/prijemce/dokumenty', 'GET /recipientDocuments'],
  ['/prijemce/moje-fotky', 'GET /recipientPhotos'],
  ['/prijemce/obnoveni-zadosti', 'GET /renewal'],
])('%s calls an unknown error an unknown error, not a lost connection', async (path, call) => {
  await renderApp({ path, signedIn: withoutRecord, answers: { 'GET /recipientProfile': unknown, [call]: unknown } })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Server nadace odpověděl neznámou chybou')
  expect(alert.textContent).not.toContain('spojení')
})
