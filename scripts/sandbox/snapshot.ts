import type { Command } from 'commander'
import { sendToSandbox } from './client.ts'
import { formatExamples } from './help.ts'
import type { InSession } from './session.ts'
import { formatWorld } from './worlds.ts'

/** `snapshot`: prints only the link, for a bug report; `snapshot open` makes a world of it. */
export function addSnapshot(program: Command, act: InSession) {
  const snapshot = program
    .command('snapshot')
    .description('saves the state of the world; its link opens a new world from it')
    .allowExcessArguments()
    .addHelpText(
      'after',
      formatExamples(['a link for a bug report', 'snapshot'], ['go back to it', 'snapshot open snap-1']),
    )
    .action(
      act(async ({ client, origin, world }) => {
        const json = await sendToSandbox(client.POST('/worlds/{world}/snapshots', { params: { path: { world } } }))
        const link = new URL(json.link, origin).href
        return { json: { ...json, link }, text: link }
      }),
    )
  snapshot
    .command('open')
    .description('makes a new world from a snapshot')
    .argument('<id>', 'id or link of the snapshot', readSnapshotId)
    .addHelpText(
      'after',
      formatExamples(
        ['a new world from it', 'snapshot open snap-1'],
        ['from the link in a bug report', 'snapshot open http://127.0.0.1:4010/sandbox/snapshots/snap-1/open'],
      ),
    )
    .action(
      act(async ({ client, origin }, id: string) => {
        const json = await sendToSandbox(client.POST('/worlds', { body: { snapshot: id } }))
        return { json, text: formatWorld(json, origin) }
      }),
    )
}

/** The id, or the id in a link from a bug report. */
const readSnapshotId = (text: string): string => /\/snapshots\/([^/?#]+)\/open/.exec(text)?.[1] ?? text
