/** The changes of all entries of a journal, given as the text that the control plane sent: what the journal shows of the state. */
export function changesInJournal(journal: string): string {
  const { entries } = JSON.parse(journal) as { entries: readonly { readonly changes: unknown }[] }
  return JSON.stringify(entries.map(({ changes }) => changes))
}
