import { type Schemas, sendToSandbox } from './client.ts'
import { optionsOf, triggerDescription } from './contract-options.ts'
import { formatEvents } from './events.ts'
import type { Verb } from './help.ts'
import type { InSession } from './session.ts'

type Details = Omit<Schemas['Trigger'], 'kind' | 'person'>

/** `trigger`: an action of the foundation, a bank or the calendar, at once. */
export function addTrigger(program: Verb, act: InSession) {
  const trigger = program
    .command('trigger')
    .description('makes something happen now: a payment, a document, a decision')
    .argument('<kind>', 'such as payment-received; an unknown one prints the list')
    .argument('[person]', 'login or personId')
    .addHelpText('after', `\n${triggerDescription}`)
    .examples(
      ['a gift of 500 Kč', 'trigger payment-received 10000001 --amount 500'],
      ['a charge that the bank refuses', 'trigger card-charge 10000001 --outcome declined --reason card-expired'],
      ['a notice for all users', 'trigger notice --text "V sobotu budeme portál udržovat."'],
    )
    .action(
      act(async ({ client, world, bold }, kind: string, person: string | undefined, details: Details) => {
        const body = { kind, ...(person !== undefined && { person }), ...details }
        const json = await sendToSandbox(client.POST('/worlds/{world}/triggers', { params: { path: { world } }, body }))
        return { json, text: formatEvents(json.ran, bold) }
      }),
    )
  for (const option of optionsOf('Trigger', { except: ['kind', 'person'] })) trigger.addOption(option)
}
