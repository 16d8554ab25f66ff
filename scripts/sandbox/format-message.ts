import type { Schemas } from './client.ts'
import { showInstant } from './instant.ts'
import { onOneLine } from './table.ts'

/** A message with its headers. */
export function formatDetails({ message, headers = [] }: Schemas['MessageDetails'], bold: (text: string) => string) {
  const lines = headers.map(({ name, value }) => `  ${name}: ${onOneLine(value)}`)
  return [formatMessage(message, bold), ...(lines.length > 0 ? ['', ...lines] : [])].join('\n')
}

const OPENS: Readonly<Record<Schemas['MessageLink']['opens'], string>> = {
  page: 'a page',
  works: 'its key works',
  opened: 'opened before: a fact is required',
  used: 'its key is used',
  expired: 'its key has expired',
  unknown: 'its key is unknown in this world',
  elsewhere: 'another site, not tried',
}

/** What a link opens, and the status of its page of the portal. */
export async function describeLink({ address, opens }: Schemas['MessageLink'], origin: string): Promise<string> {
  if (opens === 'elsewhere') return `  Tried: ${onOneLine(address)} (${OPENS[opens]})`
  const { pathname, search } = new URL(address)
  const status = await fetch(`${origin}${pathname}${search}`, { method: 'HEAD' }).then(
    (answer) => answer.status,
    () => 'not reached',
  )
  return `  Tried: ${onOneLine(address)} (${OPENS[opens]}; page ${status})`
}

/** A message as its reader gets it, with its code and link. */
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
