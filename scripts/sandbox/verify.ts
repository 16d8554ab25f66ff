import { type Schemas, sendToSandbox } from './client.ts'
import { parametersOf } from './contract-options.ts'
import type { Verb } from './help.ts'
import type { InSession } from './session.ts'

type Query = Readonly<Record<string, string | number>>

/** `verify`: exit code 1 if it did not happen as often as expected. */
export function addVerify(program: Verb, act: InSession) {
  const verify = program
    .command('verify')
    .description('how often something happened; exit code 1 if not as often as expected')
    .argument('[operation]', 'such as saveNps')
    .examples(
      ['one rating was saved', 'verify saveNps --error-code 200 --times 1'],
      ['Jana signed in once', 'verify logIn --person 10000001 --times 1'],
      ['the lost answer was met', 'verify --fault reset'],
      ['one phone got no SMS', 'verify --recipient +420602000201 --times 0'],
    )
    .action(
      act(async ({ client, world }, operationId: string | undefined, asked: Query) => {
        const query = { ...(operationId !== undefined && { operationId }), ...asked }
        const request = { params: { path: { world }, query } }
        const json = await sendToSandbox(client.GET('/worlds/{world}/journal/verify', request))
        const text = describe(json)
        return json.holds ? { json, text } : { json, text: '', problem: text }
      }),
    )
  for (const option of parametersOf('/worlds/{world}/journal/verify', { except: ['operationId'] }))
    verify.addOption(option)
}

function describe({ holds, count, expected, ids, nearest }: Schemas['Verification']): string {
  const near = nearest.map(({ id, differs }) => `  near: ${id}, but for ${differs.join(', ')}`)
  const found = `${holds ? 'It holds' : 'It does not hold'}: ${count} times, expected ${expected}.`
  return [ids.length === 0 ? found : `${found} ${ids.join(', ')}`, ...(holds ? [] : near)].join('\n')
}
