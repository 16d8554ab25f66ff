import { withFixedSpaces } from '../../shared/format/czech-typography.ts'

/** What a family or the foundation wrote: Czech on every page, with no preposition left alone at the end of a line. */
export function CzechText({ children }: { children: string }) {
  return <span lang="cs">{withFixedSpaces(children)}</span>
}
