import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hashSources } from '../sources/hash-sources.ts'

/** Something made from sources by a command of package.json. */
export type Product = {
  name: string
  /** What it is made from: files, or folders with everything in them that git does not ignore. */
  sources: readonly string[]
  /** A file that is there once it has been made. */
  proof: string
  /** Makes it. */
  command: readonly [string, ...string[]]
  /** Under which its stamp is kept. */
  id: string
}

/** In the order they are made: each may read the ones before. */
export const products: readonly Product[] = [
  {
    name: 'the types and schemas of the contract',
    sources: ['openapi', 'scripts/generate', 'package-lock.json'],
    proof: 'generated/provider.yaml',
    command: ['npm', 'run', '--silent', 'generate'],
    id: 'generate',
  },
  {
    name: 'the portal',
    sources: ['web', 'openapi/rules', 'generated', 'scripts/build', 'package-lock.json'],
    proof: 'dist/web/index.html',
    command: ['npm', 'run', '--silent', 'build'],
    id: 'build',
  },
  {
    name: 'the server',
    sources: [
      'mock-server/src',
      'openapi/rules',
      'scripts/build/server.ts',
      'scripts/build/build-server.ts',
      'package-lock.json',
    ],
    proof: 'dist/server/main.js',
    command: ['node', 'scripts/build/server.ts'],
    id: 'server',
  },
]

/** Whether the product is missing, or its sources are not those it was made from. */
export function isStale(product: Product): boolean {
  const stamp = stampOf(product)
  if (!existsSync(product.proof) || !existsSync(stamp)) return true
  return readFileSync(stamp, 'utf8') !== hashSources(product.sources)
}

/** Remembers the sources the product has just been made from. Call it after the command was green. */
export function stamp(product: Product): void {
  const file = stampOf(product)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, hashSources(product.sources))
}

/** Call it before the command: one that fails may have written a part. */
export function removeStamp(product: Product): void {
  rmSync(stampOf(product), { force: true })
}

const stampOf = ({ id }: Product) => `.cache/made/${id}`
