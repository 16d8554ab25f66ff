import { describe, expect, test } from 'vitest'
import { linkTo } from './letters.ts'
import { openWorld, type ScenarioWorld } from './world.ts'

type Listed = { documentId: string; taxYear: number | null; amount: number; isNew: boolean; replacedBy: string | null }

const documentsOf = async (caller: Awaited<ReturnType<ScenarioWorld['signIn']>>): Promise<Listed[]> =>
  (await caller.get('/documents')).response as Listed[]

const fileOf = (caller: Awaited<ReturnType<ScenarioWorld['signIn']>>, documentId: string) =>
  caller.post(`/documents/${documentId}/file`, null, { headers: { accept: 'application/pdf' } })

describe('the certificates of a new year', () => {
  test('are issued at their time from the gifts of the year, with a letter that links to them', async () => {
    await using world = await openWorld({ scenario: 'new-year-certificates', frozen: true })
    const before = await documentsOf(await world.signIn('10000001'))
    expect(before.map(({ taxYear }) => taxYear)).toEqual([2025, 2024])
    const [next] = await world.events(1)
    expect(next).toMatchObject({ kind: 'yearly-certificates', at: '2027-01-18T07:00:00.000Z' })

    await world.advance('PT30M')
    const jana = await world.signIn('10000001')
    const [fresh] = await documentsOf(jana)
    expect(fresh).toMatchObject({ taxYear: 2026, isNew: true, replacedBy: null })
    const { payments } = (await jana.get('/payments')).response as { payments: { settledOn: string; amount: number }[] }
    const given = payments.filter(({ settledOn }) => settledOn.startsWith('2026'))
    expect(fresh?.amount).toBe(given.reduce((sum, { amount }) => sum + amount, 0))
    expect((await linkTo(world, 'jana@example.com')).pathname).toBe('/muj-ucet/dokumenty')
    expect(await fileOf(jana, fresh?.documentId ?? '')).toMatchObject({ status: 200, mediaType: 'application/pdf' })
  })
})

describe('a certificate with wrong data', () => {
  test('is corrected and issued again, once; the former one remains and names its replacement', async () => {
    await using world = await openWorld({ frozen: true })
    const jana = await world.signIn('10000001')
    const again = (documentId: string) => jana.post(`/documents/${documentId}/reissue`, null)
    const [former] = await documentsOf(jana)
    const documentId = former?.documentId ?? ''
    expect(await again(documentId)).toMatchObject({ error_code: 409, error: 'tax-data-unchanged' })

    const basedOn = { subject: 'natural-person', name: 'Jana Nováková', birthDate: '1984-06-18' }
    const taxData = { ...basedOn, name: 'Jana Svobodová', basedOn }
    expect(await jana.post('/taxData', taxData)).toMatchObject({ error_code: 200 })
    const issued = await again(documentId)
    expect(issued).toMatchObject({
      response: { taxYear: 2025, amount: former?.amount, issuedTo: 'Jana Svobodová', isNew: true },
    })
    const { documentId: newer } = issued.response as Listed
    const list = await documentsOf(jana)
    expect(list.map((document) => [document.documentId, document.replacedBy]).slice(0, 2)).toEqual([
      [newer, null],
      [documentId, newer],
    ])
    expect(await again(documentId)).toMatchObject({ error_code: 409, error: 'document-replaced' })
    expect(await fileOf(jana, documentId)).toMatchObject({ status: 200, mediaType: 'application/pdf' })
  })
})
