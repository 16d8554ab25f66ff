import type { Schemas } from '../../api/sandbox.ts'

/** The options from the form of a new world; an empty field is left to the sandbox's default. */
export function readNewWorld(form: FormData): Schemas['NewWorld'] {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const [scenario, id, seed] = [text('scenario'), text('id'), text('seed')]
  const [name, note] = [text('name'), text('note')]
  return {
    ...(name !== '' && { name }),
    ...(note !== '' && { note }),
    ...(scenario !== '' && { scenario }),
    ...(id !== '' && { id }),
    ...(seed !== '' && { seed: Number(seed) }),
    frozen: form.get('frozen') !== null,
  }
}
