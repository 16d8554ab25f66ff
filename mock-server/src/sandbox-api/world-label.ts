import type { WorldLabel } from '../world/world-snapshot.ts'

/** The name and the note of a body, without spaces around them; an empty one clears it. */
export const readLabel = ({ name, note }: { readonly name?: string; readonly note?: string }): WorldLabel => ({
  ...(name !== undefined && { name: name.trim() }),
  ...(note !== undefined && { note: note.trim() }),
})

/** Without what was cleared, and without where it was copied from. */
export const labelOf = ({ name = '', note = '' }: WorldLabel): WorldLabel => ({
  ...(name !== '' && { name }),
  ...(note !== '' && { note }),
})

/** A world's label after a change. A copy that is given a name is no longer shown as a copy. */
export const changeLabel = (label: WorldLabel, change: WorldLabel): WorldLabel => ({
  ...labelOf({ ...label, ...change }),
  ...(change.name === undefined && label.copiedAt !== undefined && { copiedAt: label.copiedAt }),
})
