export type Letter = {
  /** ISO instant. */
  readonly at: string
  /** RFC 5322, with CRLF. */
  readonly source: string
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
