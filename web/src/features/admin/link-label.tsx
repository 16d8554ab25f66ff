import { spokenText } from '../../shared/ui/spoken-text.tsx'

/** The provider's name of a link, in Czech; the number of a request does not break across lines. */
export function LinkLabel({ label }: { label: string }) {
  const [before = '', number, ...after] = label.split(/(Z-\d{4}-\d+)/)
  return (
    <span lang="cs">
      <span>{spokenText(before, 'cs')}</span>
      {number && <span className="num">{number}</span>}
      <span>{after}</span>
    </span>
  )
}
