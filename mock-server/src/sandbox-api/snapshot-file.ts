import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { components } from '#generated/sandbox.d.ts'
import { fromPlainState, type PlainState, toPlainState } from '../domain/state/world-state.ts'
import { toIsoString } from '../domain/time/instant.ts'
import { FORMAT } from '../world/format.ts'
import type { StateLink } from '../world/snapshots.ts'
import { decode, encode } from '../world/stored-values.ts'
import { badRequest, SandboxError } from './sandbox-error.ts'

type StoredLink = Omit<StateLink, 'snapshot'> & {
  readonly snapshot: Omit<StateLink['snapshot'], 'state'> & { readonly state: PlainState }
}

export type SnapshotFile = components['schemas']['SnapshotFile']

/** Of a file, in bytes: a world of 24,000 donors has a fifth of it. */
export const MAX_FILE = 96 * 1024 * 1024
const MAX_CONTENT = 4 * MAX_FILE

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A state link as a file that travels to another server. */
export function writeSnapshotFile(link: StateLink): SnapshotFile {
  const { scenario, now, state } = link.snapshot
  const content = gzipSync(
    encode({ ...link, snapshot: { ...link.snapshot, state: toPlainState(state) } } satisfies StoredLink),
  )
  return {
    format: FORMAT,
    world: link.world,
    scenario,
    at: toIsoString(now),
    sha256: hashOf(content),
    content: content.toString('base64'),
  }
}

/** Throws 409 for a file of another format, and 400 for a damaged one or one of a scenario that this server does not have. */
export function readSnapshotFile({ format, sha256, content }: SnapshotFile, scenarios: readonly string[]): StateLink {
  if (format !== FORMAT)
    throw new SandboxError(
      409,
      'other-format',
      `The file has format ${format}, this server reads ${FORMAT}; use the version of the sandbox that wrote it`,
    )
  const bytes = Buffer.from(content, 'base64')
  if (hashOf(bytes) !== sha256) throw badRequest('The file is damaged: export it again', 'content')
  const link = decode(gunzipSync(bytes, { maxOutputLength: MAX_CONTENT })) as StoredLink
  if (!scenarios.includes(link.snapshot.scenario))
    throw badRequest(`This server has no scenario ${link.snapshot.scenario}`, 'scenario')
  return { ...link, snapshot: { ...link.snapshot, state: fromPlainState(link.snapshot.state) } }
}
