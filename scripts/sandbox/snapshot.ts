import { writeFile } from 'node:fs/promises'
import { sendToSandbox } from './client.ts'
import { formatWorld } from './format-world.ts'
import type { Verb } from './help.ts'
import { showInstant } from './instant.ts'
import { refuseFile } from './problem.ts'
import type { InSession } from './session.ts'
import { formatTable } from './table.ts'

/** `snapshot`: prints only the link, for a bug report; `snapshot open` makes a world of it. */
export function addSnapshot(program: Verb, act: InSession) {
  const snapshot = program
    .command('snapshot')
    .description('saves the state of the world; its link opens a new world from it')
    .option('--note <text>', 'what it shows; it goes with the link')
    .option('--out <file>', 'also writes it to a file, for `worlds new --from` on another server')
    .allowExcessArguments()
    .examples(
      ['a link for a bug report', 'snapshot'],
      ['go back to it', 'snapshot open snap-1'],
      ['take it to another server', 'snapshot --out state.json'],
    )
    .action(
      act(async ({ client, origin, world }, { note, out }: { note?: string; out?: string }) => {
        const body = note === undefined ? {} : { note }
        const json = await sendToSandbox(
          client.POST('/worlds/{world}/snapshots', { params: { path: { world } }, body }),
        )
        const link = new URL(json.link, origin).href
        if (out !== undefined) {
          const path = { snapshot: json.id }
          const file = await sendToSandbox(client.GET('/snapshots/{snapshot}/file', { params: { path } }))
          await writeFile(out, JSON.stringify(file)).catch(refuseFile)
        }
        return { json: { ...json, link }, text: link }
      }),
    )
  snapshot
    .command('open')
    .description('makes a new world from a snapshot')
    .argument('<id>', 'id or link of the snapshot', readSnapshotId)
    .examples(
      ['a new world from it', 'snapshot open snap-1'],
      ['from the link in a bug report', 'snapshot open http://127.0.0.1:4010/sandbox/snapshots/snap-1/open'],
    )
    .action(
      act(async ({ client, origin }, id: string) => {
        const json = await sendToSandbox(client.POST('/worlds', { body: { snapshot: id } }))
        return { json, text: formatWorld(json, origin) }
      }),
    )
  snapshot
    .command('list')
    .description('every snapshot of the server, the newest first')
    .examples(['what there is', 'snapshot list'], ['the same for a program', 'snapshot list --json'])
    .action(
      act(async ({ client, bold }) => {
        const json = await sendToSandbox(client.GET('/snapshots'))
        const rows = json.snapshots.map(({ id, world, name = '', note = '', at }) => [
          id,
          world,
          name,
          note,
          showInstant(at),
        ])
        const table = formatTable(['SNAPSHOT', 'WORLD', 'NAME', 'NOTE', 'TIME'], rows, bold)
        return {
          json,
          text: `${rows.length === 0 ? 'There is no snapshot.' : table}\n\n${rows.length} of at most ${json.limit}.`,
        }
      }),
    )
  snapshot
    .command('delete')
    .description('deletes a snapshot; its link opens nothing any more')
    .argument('<id>', 'id or link of the snapshot', readSnapshotId)
    .examples(
      ['one that is not needed', 'snapshot delete snap-1'],
      ['from its link', 'snapshot delete http://127.0.0.1:4010/sandbox/snapshots/snap-1/open'],
    )
    .action(
      act(async ({ client }, id: string) => {
        await sendToSandbox(client.DELETE('/snapshots/{snapshot}', { params: { path: { snapshot: id } } }))
        return { json: undefined, text: `Snapshot ${id} is deleted.` }
      }),
    )
}

/** The id, or the id in a link from a bug report. */
const readSnapshotId = (text: string): string => /\/snapshots\/([^/?#]+)\/open/.exec(text)?.[1] ?? text
