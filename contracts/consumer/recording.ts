import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { PactV4 } from '@pact-foundation/pact'
import { expect } from 'vitest'
import { mergePacts } from './merge-pacts.ts'

/** The folder where each interaction of a resource is recorded separately until its test file has ended. */
const parts = new Map<string, string>()

const ownResource = () => basename(expect.getState().testPath ?? '', '.pact.ts')

/**
 * Returns a pact for one interaction of the running test file. Each is written into a separate file: Pact reads and writes a shared
 * file again for every interaction.
 */
export function ownPact(): PactV4 {
  const resource = ownResource()
  const folder = parts.get(resource) ?? mkdtempSync(join(tmpdir(), `pact-${resource}-`))
  parts.set(resource, folder)
  return new PactV4({
    consumer: 'portal',
    provider: 'provider',
    dir: mkdtempSync(join(folder, 'interaction-')),
    logLevel: 'error',
  })
}

/** Writes the recorded interactions of the test file as one pact: `nps.pact.ts` into the folder `nps`. */
export function writeOwnPact(): void {
  const resource = ownResource()
  const folder = parts.get(resource)
  if (folder === undefined) return
  parts.delete(resource)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  const target = join(process.env.PACT_DIR ?? '.cache/pacts', resource)
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'portal-provider.json'), mergePacts(files.map((name) => join(folder, name))))
  rmSync(folder, { recursive: true, force: true })
}
