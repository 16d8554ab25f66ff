import { expect, test } from 'vitest'
import { samplePdf } from './sample-pdf.ts'

test('the table of the sample document points at its objects, and the stream has its length', async () => {
  const text = await samplePdf('a.pdf').text()
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(table)).toMatch(/^xref\n0 6\n/)
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset))
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual([1, 2, 3, 4, 5].map((n) => `${n} 0 obj`))
  const [, length, stream = ''] = /Length (\d+) >>\nstream\n(.*)\nendstream/.exec(text) ?? []
  expect(stream).toHaveLength(Number(length))
})
