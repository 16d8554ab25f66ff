import type { WorldLabel } from '../world/world-snapshot.ts'
import type { Body } from './kit.ts'
import { badRequest } from './sandbox-error.ts'

/** As in openapi/sandbox/worlds.yaml. */
const LONGEST = { name: 80, note: 500 }

/** The name and the note of a body, without spaces around them; an empty one clears it. */
export function readLabel(body: Body): WorldLabel {
  return Object.fromEntries(
    (['name', 'note'] as const)
      .filter((key) => body[key] !== undefined)
      .map((key) => {
        const text = body[key]
        if (typeof text !== 'string' || text.length > LONGEST[key] || text.includes('\0'))
          throw badRequest(`${key} must be a text of at most ${LONGEST[key]} characters`)
        return [key, text.trim()]
      }),
  )
}

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
