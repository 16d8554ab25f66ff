import { afterAll, describe, expect, test } from 'vitest'
import { signedInFamily } from '../../testing/family.ts'
import { DENISA, HANA, renewingFamily, smallFile } from '../../testing/renewing-family.ts'
import { refused, type SentItem } from '../../testing/sent-form.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())
const empty = () => renewingFamily(app, HANA, { isReady: false })

describe('a file of a renewal is refused', () => {
  test.each<[string, Partial<SentItem>, object]>([
    [
      'a category of another form',
      { meta: { category: 'request', purpose: 'other' } },
      refused('file-category-unknown', 'meta[0]'),
    ],
    [
      'an inherited property name as a purpose',
      { meta: '{"category":"form","purpose":"constructor"}' },
      refused('file-meta-invalid', 'meta[0].purpose', 'invalid'),
    ],
  ])('for %s', async (_, given, want) => {
    const hana = await empty()
    expect(await hana.add(smallFile('other', given))).toMatchObject(want)
    expect((await hana.read()).response.files.files).toEqual([])
  })
})

describe('a file of a renewal is removed', () => {
  test.each(['__proto__', 'constructor', 'renewal-report-2026-11'])(
    'but not %s, which is not the family’s (rule 19.7)',
    async (id) => {
      const hana = await empty()
      expect(await hana.remove(id)).toMatchObject({ status: 200, error_code: 404, error: 'file-not-found' })
      const denisa = await signedInFamily(app, DENISA, { id: hana.world })
      expect((await denisa.get('renewal')).response.files.files).toHaveLength(2)
    },
  )
})
