import { type SandboxClient, type Schemas, sendToSandbox } from './client.ts'
import { describeEnum, optionsOf } from './contract-options.ts'
import type { Verb } from './help.ts'
import { CommandProblem } from './problem.ts'
import type { InSession } from './session.ts'
import { nearestTo } from './session.ts'
import { formatTable } from './table.ts'

type Details = Omit<Schemas['NewFault'], 'operationId' | 'kind'>

/** `faults`, `faults add`, `faults clear`. */
export function addFaults(program: Verb, act: InSession) {
  const faults = program
    .command('faults')
    .description('failures that wait for their calls, as real broken connections')
    .allowExcessArguments()
    .examples(['what is set', 'faults'], ['one of them', 'faults add saveNps reset --when after'])
    .action(
      act(async ({ client, world, bold }) => {
        const json = await sendToSandbox(client.GET('/worlds/{world}/faults', { params: { path: { world } } }))
        return { json, text: formatFaults(json.faults, bold) }
      }),
    )

  const add = faults
    .command('add')
    .description('before the commit nothing happened; after it, it happened and the client does not know')
    .argument('<operation>', 'such as saveNps (`coverage` names them all), or "*" for every one')
    .argument('<kind>', describeEnum('NewFault', 'kind'))
    .examples(
      ['the next rating is saved and its answer lost', 'faults add saveNps reset --when after --times 1'],
      ['about every other call is 3 s late', 'faults add "*" latency --ms 3000 --probability 0.5'],
      ['everything is slow for one person', 'faults add "*" latency --ms 3000 --person 10000001'],
      ['one phone gets no SMS', 'faults add logInRecipient message-lost --recipient +420777000111'],
      ['the third sign-in fails', 'faults add logIn reset --skip 2 --times 1'],
      [
        'a payment comes twice',
        `faults add getPayments patch --patch '[{"op":"copy","from":"/response/payments/0","path":"/response/payments/0"}]'`,
      ],
      ['a refusal', 'faults add getNps error_code --error-code 503'],
    )
    .action(
      act(async ({ client, world, bold }, operationId: string, kind: string, details: Details) => {
        // The sandbox validates it.
        const body = { operationId, kind, ...details } as Schemas['NewFault']
        const setting = sendToSandbox(client.POST('/worlds/{world}/faults', { params: { path: { world } }, body }))
        const json = await setting.catch((error: unknown) => explain(error, client, operationId))
        return { json, text: formatFaults([json], bold) }
      }),
    )
  for (const option of optionsOf('NewFault', { except: ['operationId', 'kind'] })) add.addOption(option)

  faults
    .command('clear')
    .description('removes a fault, or all')
    .argument('[id]', 'such as fault-1; without it all')
    .examples(['all', 'faults clear'], ['one', 'faults clear fault-1'])
    .action(
      act(async ({ client, world }, fault: string | undefined) => {
        await sendToSandbox(
          fault === undefined
            ? client.DELETE('/worlds/{world}/faults', { params: { path: { world } } })
            : client.DELETE('/worlds/{world}/faults/{fault}', { params: { path: { world, fault } } }),
        )
        return { json: undefined, text: fault === undefined ? 'No fault is set.' : `${fault} is no longer set.` }
      }),
    )
}

/** For an unknown operation the sandbox answers with the names of all. */
async function explain(error: unknown, client: SandboxClient, operationId: string): Promise<never> {
  if (!(error instanceof CommandProblem && error.message.includes('operationId must be'))) throw error
  const { operations } = await sendToSandbox(client.GET('/coverage'))
  const nearest = nearestTo(
    operationId,
    operations.map((operation) => operation.operationId),
  )
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`
  throw new CommandProblem(1, `There is no operation ${operationId}.${hint}\nAll of them: npm run sandbox -- coverage`)
}

function formatFaults(faults: readonly Schemas['Fault'][], bold: (text: string) => string) {
  if (faults.length === 0) return 'No fault is set.'
  const rows = faults.map(({ id, operationId, kind, when, times, left = times, skip, toSkip = skip, ...details }) => [
    id,
    operationId,
    kind,
    when,
    `${left === undefined ? 'every call' : `${left} more`}${toSkip === undefined ? '' : ` after ${toSkip}`}`,
    Object.entries(details)
      .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
      .join(', '),
  ])
  return formatTable(['FAULT', 'OPERATION', 'KIND', 'WHEN', 'MEETS', 'DETAILS'], rows, bold)
}
