/** Why an answer was what it was: a link to the rule where one is cited (`rule 9.2 Vote lock`), otherwise the text. */
export function JournalRule({ rule }: { rule: string }) {
  const number = /^rule (\d+\.\d+) /.exec(rule)?.[1]
  if (number === undefined) return rule
  return (
    <a href={`/sandbox/rules#${number}`} target="_blank" rel="noopener">
      {rule}
    </a>
  )
}
