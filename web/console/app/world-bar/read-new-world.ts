import type { Schemas } from '../../api/sandbox.ts'
import { instantOfWall } from '../../shared/prague-clock.ts'
import { textOf } from '../../shared/text-of.ts'

/** The options from the form of a new world; an empty field is left to the sandbox's default. */
export function readNewWorld(form: FormData): Schemas['NewWorld'] {
  const written = ['name', 'note', 'scenario', 'id'].filter((name) => textOf(form, name) !== '')
  const seed = textOf(form, 'seed')
  const now = instantOfWall(textOf(form, 'start'))
  return {
    ...Object.fromEntries(written.map((name) => [name, textOf(form, name)])),
    ...(seed !== '' && { seed: Number(seed) }),
    ...(now !== undefined && { now, ...(form.get('playEvents') !== null && { playEvents: true }) }),
    frozen: form.get('frozen') !== null,
  }
}
