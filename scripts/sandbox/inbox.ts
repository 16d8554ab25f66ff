import { Option } from 'commander'
import { type Schemas, sendToSandbox } from './client.ts'
import { readWait } from './duration.ts'
import type { Verb } from './help.ts'
import { addMessageVerbs, formatMessage } from './inbox-message.ts'
import { CommandProblem } from './problem.ts'
import type { CommandSession, InSession } from './session.ts'

type Options = { to?: string; channel?: 'sms' | 'email'; after?: string; wait?: number; code?: boolean }

/** `inbox`: every e-mail and SMS of the world, or only the newest code; `inbox show`, `delete` and `clear`. */
export function addInbox(program: Verb, act: InSession) {
  const inbox = program
    .command('inbox')
    .allowExcessArguments()
    .description('e-mails and SMS of the world, newest last')
    .option('--to <address>', 'only to this address or phone, such as +420601000201')
    .addOption(new Option('--channel <channel>', 'only these').choices(['sms', 'email']))
    .option('--after <id>', 'only after this message, such as msg-1')
    .option('--wait <duration>', 'when there is none yet, wait for the first one, such as 10s (at most 60s)', readWait)
    .option('--code', 'print only the newest code; with --wait, wait for a code')
    .examples(
      ['what has come', 'inbox'],
      ['the code from the SMS', 'inbox --channel sms --wait 10s --code'],
      ['letters to one person', 'inbox --to jana@example.com'],
    )
    .action(
      act(async (session, options: Options) => {
        if (options.code && session.isJson) throw new CommandProblem(2, CODE_OR_JSON)
        const messages = await readMessages(session, options)
        if (messages.length === 0 && options.wait !== undefined)
          return { json: { messages }, text: '', problem: nothing(options) }
        if (!options.code) return { json: { messages }, text: formatMessages(messages, session.bold) }
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
async function readMessages({ client, world }: CommandSession, { to, channel, after, wait = 0, code }: Options) {
  const deadline = performance.now() + wait
  const messages: Schemas['Message'][] = []
  for (;;) {
    const last = messages.at(-1)?.id ?? after
    const waitMs = Math.max(0, Math.ceil(deadline - performance.now()))
    const query = {
      ...(to !== undefined && { to }),
      ...(channel !== undefined && { channel }),
      ...(last !== undefined && { after: last }),
      ...(wait > 0 && { waitMs }),
    }
    const found = await sendToSandbox(client.GET('/worlds/{world}/messages', { params: { path: { world }, query } }))
    messages.push(...found.messages)
    if (!code || codeOf(messages) !== undefined || performance.now() >= deadline) return messages
  }
}

const codeOf = (messages: readonly Schemas['Message'][]) =>
  messages.findLast((message) => message.code !== undefined)?.code

const nothing = ({ code, wait }: Options) =>
  `No ${code ? 'code' : 'message'} has come${wait === undefined ? '' : ` within ${wait / 1000} s`}.`

function formatMessages(messages: readonly Schemas['Message'][], bold: (text: string) => string) {
  if (messages.length === 0) return 'No message has come.'
  return messages.map((message) => formatMessage(message, bold)).join('\n\n')
}
