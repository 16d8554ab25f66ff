import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { bundle } from './bundle.ts'

test('a $ref that leads nowhere is one line with its file, pointer and fix', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  const file = join(folder, 'api.yaml')
  writeFileSync(join(folder, 'redocly.yaml'), 'extends: []\n')
  writeFileSync(join(folder, 'schemas.yaml'), 'Vote: { type: object }\n')
  writeFileSync(
    file,
    `openapi: 3.1.0
info: { title: Votes, version: 1.0.0 }
paths: {}
components:
  schemas:
    First: { $ref: 'schemas.yaml#/Vot' }
    Second:
      $ref: votes.yaml#/Vote
`,
  )
  const name = relative('.', file)
  expect(() => bundle(file, join(folder, 'out.yaml'), join(folder, 'redocly.yaml'))).toThrow(
    new Error(
      `${name}:6:12: $ref 'schemas.yaml#/Vot' leads nowhere (at #/components/schemas/First). Add /Vot to schemas.yaml, or correct the name.\n` +
        `${name}:8:7: $ref 'votes.yaml#/Vote' leads nowhere (at #/components/schemas/Second). There is no file votes.yaml; correct its path.`,
    ),
  )
})
