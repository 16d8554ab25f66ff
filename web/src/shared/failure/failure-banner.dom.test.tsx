import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import type { FlatNamespace } from 'i18next'
import { expect, test } from 'vitest'
import { renderWithin } from '#web/testing/render-within.tsx'
import { ApiFailure } from '../api/envelope.ts'
import { FailureBanner } from './failure-banner.tsx'

const failed = (error_code: number, error: string) => new ApiFailure({ error_code, error }, 110)

async function read(ns: FlatNamespace, failure: unknown, section?: string): Promise<string> {
  const texts = { [ns]: JSON.parse(readFileSync(`web/src/features/${ns}/locales/cs.json`, 'utf8')) as object }
  const banner = <FailureBanner ns={ns} failure={failure} {...(section && { section })} />
  const { close } = await renderWithin(banner, { texts })
  const text = screen.getByRole('alert').textContent
  close()
  return text.replaceAll('\u00a0', ' ')
}

test.each<[FlatNamespace, number, string, string]>([
  ['password', 410, 'TypeError: Failed to fetch', 'Spojení se přerušilo'],
  ['password', 429, 'rate-limited', 'Počkejte prosím 2 minuty'],
  ['password', 500, 'internal-error', 'Chyba je na naší straně'],
  ['password', 418, 'toString', 'Něco se nepovedlo'],
  ['avatar', 413, 'payload-too-large', 'Fotka je příliš velká'],
  ['avatar', 400, 'file-type-mismatch', 'není fotka JPG ani PNG'],
  ['avatar', 400, 'bad-request', 'Chyba je na naší straně'],
  ['document', 409, 'document-replaced', 'Místo tohoto potvrzení'],
  ['document', 409, 'idempotency-key-reused', 'Chyba je na naší straně'],
  ['donor-profile', 400, 'bad-request', 'nejspíš kvůli krátkému výpadku'],
  ['donor-profile', 500, 'internal-error', 'Neznámá chyba'],
  ['donor-profile', 503, 'anything', 'Neznámá chyba nebo výpadek spojení'],
  ['recipient-photo', 400, 'bad-request', 'Nejspíš jde o krátký výpadek'],
  ['recipient-photo', 404, 'photo-not-found', 'Tato fotka už tu není'],
  ['renewal', 409, 'form-changed', 'Formulář se mezitím změnil'],
  ['renewal', 500, 'internal-error', 'Žádost se nepodařilo odeslat'],
  ['card-payment', 409, 'idempotency-key-reused', 'Platba se mezitím změnila'],
  ['card-payment', 429, 'rate-limited', 'Počkejte prosím 2 minuty'],
  ['card-payment', 400, 'bad-request', 'Platbu se nepodařilo založit'],
  ['card-payment', 503, 'anything', 'Chyba je na naší straně'],
])('%s explains %i %s', async (ns, code, error, text) => {
  expect(await read(ns, failed(code, error))).toContain(text)
})

test('a photo that the browser cannot draw is unreadable', async () => {
  expect(await read('avatar', new DOMException('Broken', 'EncodingError'))).toContain('Fotku se nepodařilo přečíst')
})

test('a section of its own has priority over the texts of the feature', async () => {
  expect(await read('family', failed(410, 'TypeError'), 'contact.failed')).toContain('zobrazení se zapíše jen jednou')
  expect(await read('family', failed(500, 'internal-error'), 'contact.failed')).toContain('nebo nám zavolejte')
})
