/**
 * The reason for a response: a link to the rule if one is cited (`rule 9.2 Vote lock`), otherwise
 * the text.
 */
export function JournalRule({ rule }: { rule: string }) {
  const number = /^rule (\d+\.\d+) /.exec(rule)?.[1]
  if (number === undefined) return rule
  return (
    <a href={`/sandbox/rules#${number}`} target="_blank" rel="noopener">
      {rule}
    </a>
  )
}
