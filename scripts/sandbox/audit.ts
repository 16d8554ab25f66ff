import { writeFile } from 'node:fs/promises'
import { sendToSandbox } from './client.ts'
import type { Verb } from './help.ts'
import { refuseFile } from './problem.ts'
import type { InSession } from './session.ts'

/** `audit`: what happened in the world as one ZIP, for people without the sandbox. */
export function addAudit(program: Verb, act: InSession) {
  program
    .command('audit')
    .description(
      'saves what happened in the world as one file (ZIP): journal, HAR, changes, messages; masked as the journal',
    )
    .requiredOption('--out <file>', 'where to write it')
    .examples(
      ['what happened, for an audit', 'audit --out audit.zip'],
      ['of a world of your own', 'audit --out blue.zip --world blue'],
    )
    .action(
      act(async ({ client, world }, { out }: { out: string }) => {
        const params = { path: { world } }
        const zip = await sendToSandbox(client.GET('/worlds/{world}/audit', { params, parseAs: 'arrayBuffer' }))
        await writeFile(out, Buffer.from(zip)).catch(refuseFile)
        return {
          json: undefined,
          text: `${out} has what happened in the world ${world}; its README.txt says what is in it.`,
        }
      }),
    )
}
