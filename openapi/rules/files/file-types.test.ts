import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FILE_TYPES, GENERAL_MEDIA_TYPES } from './file-types.ts'

const contract = readFileSync(new URL('../../provider.yaml', import.meta.url), 'utf8')

test('the contract lists every alias of a media type', () => {
  const aliases = Object.values(FILE_TYPES).flatMap((type) => [...type.aliases])
  const missing = [...aliases, ...GENERAL_MEDIA_TYPES].filter((alias) => alias && !contract.includes(`\`${alias}\``))
  expect(missing).toEqual([])
})
