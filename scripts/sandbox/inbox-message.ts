import { type Schemas, sendToSandbox } from './client.ts'
import type { Verb } from './help.ts'
import { showInstant } from './instant.ts'
import type { InSession } from './session.ts'
import { onOneLine } from './table.ts'

/** `inbox show`, `inbox delete` and `inbox clear`. */
export function addMessageVerbs(inbox: Verb, act: InSession) {
  inbox
    .command('show')
    .description('one message; an e-mail with its headers')
    .argument('<id>', 'such as m-1')
    .option('--source', 'the complete e-mail (RFC 5322), for a file that mail clients open')
    .examples(['with headers', 'inbox show m-1'], ['the e-mail as it is sent', 'inbox show m-1 --source'])
    .action(
      act(async ({ client, world, bold }, message: string, options: { source?: boolean }) => {
        const path = { world, message }
        const json = await sendToSandbox(client.GET('/worlds/{world}/messages/{message}', { params: { path } }))
        if (!options.source) return { json, text: formatDetails(json, bold) }
        if (json.source === undefined) return { json, text: '', problem: 'An SMS has no source.' }
        return { json, text: json.source }
      }),
    )
  inbox
    .command('delete')
    .description('deletes one message')
    .argument('<id>', 'such as m-1')
    .examples(['which there are', 'inbox'], ['one of them', 'inbox delete m-1'])
    .action(
      act(async ({ client, world }, message: string) => {
        const path = { world, message }
        await sendToSandbox(client.DELETE('/worlds/{world}/messages/{message}', { params: { path } }))
        return { json: undefined, text: `Message ${message} is deleted.` }
      }),
    )
  inbox
    .command('clear')
    .description('deletes every message')
    .examples(['an empty inbox', 'inbox clear'], ['in a world of your own', 'inbox clear --world blue'])
    .action(
      act(async ({ client, world }) => {
        await sendToSandbox(client.DELETE('/worlds/{world}/messages', { params: { path: { world } } }))
        return { json: undefined, text: 'Every message is deleted.' }
      }),
    )
}

function formatDetails({ message, headers = [] }: Schemas['MessageDetails'], bold: (text: string) => string) {
  const lines = headers.map(({ name, value }) => `  ${name}: ${onOneLine(value)}`)
  return [formatMessage(message, bold), ...(lines.length > 0 ? ['', ...lines] : [])].join('\n')
}

export function formatMessage(
  { id, at, channel, to, subject, text, code, codeStatus, link }: Schemas['Message'],
  bold: (text: string) => string,
) {
  const lines = text.split('\n').map((line) => `  ${onOneLine(line)}`.trimEnd())
  return [
    bold(`${id}  ${showInstant(at)}  ${channel}  ${onOneLine(to)}`),
    ...(subject === undefined ? [] : [`  ${onOneLine(subject)}`, '']),
    ...lines,
    ...(code === undefined
      ? []
      : [`  Code: ${code}${codeStatus === undefined || codeStatus === 'open' ? '' : `, ${codeStatus}`}`]),
    ...(link === undefined ? [] : [`  Link: ${link}`]),
  ].join('\n')
}
