import { withFixedSpaces } from '../../shared/format/czech-typography.ts'

/** Always in Czech, without a preposition alone at the end of a line. */
export function CzechText({ children }: { children: string }) {
  return <span lang="cs">{withFixedSpaces(children)}</span>
}
