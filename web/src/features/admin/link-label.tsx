/** As the provider names a link, in Czech; the number of a request stays on one line. */
export function LinkLabel({ label }: { label: string }) {
  const [before = '', number, ...after] = label.split(/(Z-\d{4}-\d+)/)
  return (
    <span lang="cs">
      {before}
      {number && <span className="num">{number}</span>}
      {after}
    </span>
  )
}
