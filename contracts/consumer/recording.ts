import { basename, join } from 'node:path'
import { PactV4 } from '@pact-foundation/pact'
import { expect } from 'vitest'

const recordings = new Map<string, PactV4>()

/**
 * The pact that the running test file records into: `nps.pact.ts` into the folder `nps`. One file for each, since Pact writes the
 * whole file again for every interaction, and so that several files can be recorded at once.
 */
export function ownPact(): PactV4 {
  const resource = basename(expect.getState().testPath ?? '', '.pact.ts')
  const pact = recordings.get(resource) ?? recordInto(resource)
  recordings.set(resource, pact)
  return pact
}

const recordInto = (resource: string) =>
  new PactV4({
    consumer: 'portal',
    provider: 'provider',
    dir: join(process.env.PACT_DIR ?? '.cache/pacts', resource),
    logLevel: 'error',
  })
