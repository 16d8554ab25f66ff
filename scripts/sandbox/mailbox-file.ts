import { writeFile } from 'node:fs/promises'
import { type Schemas, sendToSandbox } from './client.ts'
import { refuseFile } from './problem.ts'
import type { CommandSession } from './session.ts'

/** Writes the e-mails among the messages into one file, and says what is in it and what was left out. */
export async function saveMailbox(
  { client, world }: CommandSession,
  messages: readonly Schemas['Message'][],
  file: string,
): Promise<string> {
  const letters: Letter[] = []
  for (const { id, at } of messages.filter(({ channel }) => channel === 'email')) {
    const params = { path: { world, message: id } }
    const { source } = await sendToSandbox(client.GET('/worlds/{world}/messages/{message}', { params }))
    if (source !== undefined) letters.push({ at, source })
  }
  await writeFile(file, mailboxFile(letters)).catch(refuseFile)
  const saved = `${file} has ${letters.length} ${letters.length === 1 ? 'e-mail' : 'e-mails'}.`
  const left = messages.length - letters.length
  return left === 0 ? saved : `${saved} Left out: ${left} SMS, which ${left === 1 ? 'has' : 'have'} no source.`
}

type Letter = {
  /** ISO instant. */
  at: string
  /** RFC 5322, with CRLF. */
  source: string
}

/** One file of many e-mails (RFC 4155) with lines ending in LF. Lines that look like a beginning are quoted as in mboxrd. */
export const mailboxFile = (letters: readonly Letter[]): string => letters.map(withBeginning).join('')

function withBeginning({ at, source }: Letter): string {
  const lines = source.replace(/(\r\n)*$/, '').split('\r\n')
  const quoted = lines.map((line) => line.replace(/^(?=>*From )/, '>'))
  return `From ${senderOf(source)} ${timeOf(at)}\n${quoted.join('\n')}\n\n`
}

const senderOf = (source: string) => /^From: .*<(\S+)>\r$/m.exec(source)?.[1] ?? 'MAILER-DAEMON'

/** As `asctime` of C writes it, in UTC: `Mon Nov  9 23:30:05 2026`. */
function timeOf(at: string): string {
  const [weekday = '', day = '', month, year, time] = new Date(at).toUTCString().split(' ')
  return `${weekday.slice(0, 3)} ${month} ${`${Number(day)}`.padStart(2)} ${time} ${year}`
}
