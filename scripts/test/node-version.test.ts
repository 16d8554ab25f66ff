import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wrongNode } from '../process/project-node.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const base = (file: string) => /^(?:ARG NODE_IMAGE=|FROM )(\S+)/m.exec(read(file))?.[1]

test('.nvmrc names the Node that package.json installs', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> }
  const versions = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  expect(new Set(versions.map(([, version]) => version))).toEqual(new Set([read('.nvmrc').trim()]))
})

test('the development container has the base image that the product is built in', () => {
  expect(base('.devcontainer/Dockerfile')).toBe(base('Dockerfile'))
})

test.each([
  ['20.20.2', 'Node 20.20.2 runs this, and it needs Node 26.10.0 of this project: start it by npx or npm run.'],
  ['26.9.0', undefined],
  ['28.0.0', undefined],
])('a tool that Node %s starts says %s', (running, wrong) => {
  expect(wrongNode(running, '26.10.0')).toBe(wrong)
})
