import { Option } from 'commander'
import { type Schemas, sendToSandbox } from './client.ts'
import { readWait } from './duration.ts'
import { describeLink, formatDetails, formatMessage } from './format-message.ts'
import type { Verb } from './help.ts'
import { readInstant } from './instant.ts'
import { CommandProblem } from './problem.ts'
import { saveMailbox } from './save-mailbox.ts'
import type { CommandSession, InSession } from './session.ts'

/** `inbox show`, `inbox delete` and `inbox clear`. */
function addMessageVerbs(inbox: Verb, act: InSession) {
  inbox
    .command('show')
    .description('one message; an e-mail with its headers, and the links tried')
    .argument('<id>', 'as `inbox` lists it')
    .option('--source', 'the complete e-mail (RFC 5322), for a file that mail clients open')
    .examples(
      ['with headers', 'inbox show m-b6hg83zcyktlbhf2igg0'],
      ['the e-mail as it is sent', 'inbox show m-b6hg83zcyktlbhf2igg0 --source'],
    )
    .action(
      act(async ({ client, origin, world, isJson, bold }, message: string, options: { source?: boolean }) => {
        const path = { world, message }
        const json = await sendToSandbox(client.GET('/worlds/{world}/messages/{message}', { params: { path } }))
        if (options.source && json.source === undefined) return { json, text: '', problem: 'An SMS has no source.' }
        if (options.source) return { json, text: json.source ?? '' }
        const links = isJson ? [] : (json.links ?? [])
        const tried = await Promise.all(links.map(async (link) => describeLink(link, origin)))
        return { json, text: [formatDetails(json, bold), ...tried].join('\n') }
      }),
    )
  inbox
    .command('delete')
    .description('deletes one message')
    .argument('<id>', 'as `inbox` lists it')
    .examples(['which there are', 'inbox'], ['one of them', 'inbox delete m-b6hg83zcyktlbhf2igg0'])
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

type Query = { to?: string; channel?: 'sms' | 'email'; after?: string; from?: string; until?: string }
type Reading = Query & { wait?: number; code?: boolean }
type Options = Reading & { out?: string }

/** `inbox`: every e-mail and SMS of the world, or only the newest code; `inbox show`, `delete` and `clear`. */
export function addInbox(program: Verb, act: InSession) {
  const inbox = program
    .command('inbox')
    .alias('messages')
    .allowExcessArguments()
    .description('e-mails and SMS of the world, newest last')
    .option('--to <address>', 'only to this address or phone, such as +420601000201')
    .addOption(new Option('--channel <channel>', 'only these').choices(['sms', 'email']))
    .option('--after <id>', 'only after the message with this id')
    .option('--from <moment>', 'only of this moment or later, such as 2026-11-01 (midnight in Prague)', readInstant)
    .option('--until <moment>', 'only before this moment', readInstant)
    .option('--wait <duration>', 'when there is none yet, wait for the first one, such as 10s (at most 60s)', readWait)
    .option('--code', 'print only the newest code; with --wait, wait for a code')
    .addOption(
      new Option('--out <file>', 'write the e-mails into one file (mbox), which mail clients open').conflicts('code'),
    )
    .examples(
      ['what has come', 'inbox'],
      ['the code from the SMS', 'inbox --channel sms --wait 10s --code'],
      ['letters to one person', 'inbox --to jana@example.com'],
      ['all e-mails of a month', 'inbox --from 2026-11-01 --until 2026-12-01 --out november.mbox'],
    )
    .action(
      act(async (session, { out, ...options }: Options) => {
        const { code: isCode, wait } = options
        if (isCode && session.isJson) throw new CommandProblem(2, CODE_OR_JSON)
        const messages = await readMessages(session, options)
        if (messages.length === 0 && wait !== undefined)
          return { json: { messages }, text: '', problem: nothing(options) }
        if (out !== undefined) return { json: { messages }, text: await saveMailbox(session, messages, out) }
        if (!isCode) return { json: { messages }, text: formatMessages(messages, session.bold) }
        const code = codeOf(messages)
        return { json: undefined, text: code ?? '', ...(code === undefined && { problem: nothing(options) }) }
      }),
    )
  addMessageVerbs(inbox, act)
}

const CODE_OR_JSON = `error: --code prints only the code, so it does not go with --json

Usage: npm run sandbox -- inbox --code
       npm run sandbox -- inbox --json`

/** With `--code --wait` a message without a code does not end the waiting. */
async function readMessages({ client, world }: CommandSession, { wait = 0, code, ...query }: Reading) {
  const deadline = performance.now() + wait
  const messages: Schemas['Message'][] = []
  for (;;) {
    const last = messages.at(-1)?.id
    const waitMs = Math.max(0, Math.ceil(deadline - performance.now()))
    const sent = { ...query, ...(last !== undefined && { after: last }), ...(wait > 0 && { waitMs }) }
    const found = await sendToSandbox(
      client.GET('/worlds/{world}/messages', { params: { path: { world }, query: sent } }),
    )
    messages.push(...found.messages)
    if (!code || codeOf(messages) !== undefined || performance.now() >= deadline) return messages
  }
}

const codeOf = (messages: readonly Schemas['Message'][]) =>
  messages.findLast((message) => message.code !== undefined)?.code

const nothing = ({ code, wait }: Reading) =>
  `No ${code ? 'code' : 'message'} has come${wait === undefined ? '' : ` within ${wait / 1000} s`}.`

function formatMessages(messages: readonly Schemas['Message'][], bold: (text: string) => string) {
  if (messages.length === 0) return 'No message has come.'
  return messages.map((message) => formatMessage(message, bold)).join('\n\n')
}
