import type { Schemas } from '../../api/sandbox.ts'

/** What the form of a new world asks for; what was left empty is the sandbox's to choose. */
export function readNewWorld(form: FormData): Schemas['NewWorld'] {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const [scenario, id, seed] = [text('scenario'), text('id'), text('seed')]
  return {
    ...(scenario !== '' && { scenario }),
    ...(id !== '' && { id }),
    ...(seed !== '' && { seed: Number(seed) }),
    frozen: form.get('frozen') !== null,
  }
}
