import { writeFile } from 'node:fs/promises'
import { type Letter, mailboxFile } from '#rules/mailbox-file.ts'
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
