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

/** Without what was cleared. */
export const labelOf = ({ name = '', note = '' }: WorldLabel): WorldLabel => ({
  ...(name !== '' && { name }),
  ...(note !== '' && { note }),
})
