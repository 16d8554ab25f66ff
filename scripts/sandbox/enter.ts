import { InvalidArgumentError } from 'commander'
import { sendToSandbox } from './client.ts'
import type { Verb } from './help.ts'
import type { InSession } from './session.ts'

/** `enter`: prints only the address, so that it can be passed to a browser. */
export function addEnter(program: Verb, act: InSession) {
  program
    .command('enter')
    .description('the address that brings a browser into the world')
    .option('--to <path>', 'and on to this page', readPath)
    .examples(
      ["the donors' login in the world blue", 'enter --world blue --to /login'],
      ["the families' login", 'enter --to /prijemce/prihlaseni'],
    )
    .action(
      act(async ({ client, origin, world }, { to }: { to?: string }) => {
        const json = await sendToSandbox(client.GET('/worlds/{world}', { params: { path: { world } } }))
        const address = new URL(json.enterUrl, origin)
        if (to !== undefined) address.searchParams.set('to', to)
        return { json, text: address.href }
      }),
    )
}

function readPath(text: string): string {
  if (text.startsWith('/')) return text
  throw new InvalidArgumentError('Write a path of the portal, such as /login.')
}
