import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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
