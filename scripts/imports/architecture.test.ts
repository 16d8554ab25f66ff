import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TOP = ['contracts', 'docs', 'findings', 'generated', 'mock-server', 'openapi', 'scripts', 'web']
const hasThreeLevels = (folder: string) => /^((mock-server|web)\/src|scripts\/checks)$/.test(folder)

/** Folders below one, as `docs/architecture.md` lists them: two levels, three inside the mock, the web app and the checks. */
function foldersIn(folder: string): string[] {
  const isLast = folder.includes('/') && !hasThreeLevels(folder)
  const inner = isLast ? [] : readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [`${folder}/`, ...inner.flatMap(({ name }) => foldersIn(`${folder}/${name}`))]
}

test('docs/architecture.md has one line for each folder and for no other', () => {
  const [, tree = ''] = readFileSync('docs/architecture.md', 'utf8').split('```')
  const listed = [...tree.matchAll(/^(\S+\/) +\S/gm)].map(([, folder]) => folder)
  expect(listed).toEqual(TOP.flatMap(foldersIn).toSorted())
})
