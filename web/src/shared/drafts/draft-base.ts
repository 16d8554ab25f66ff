import type { Fields } from '../forms/form-draft.ts'

/** The values of a record, of `recordValues`: fields of one value are saved, compared and chosen together. */
export type RecordValues = readonly (readonly string[])[]

/** A value that this person and another device changed. */
export type Conflict = { name: string; mine: Fields; stored: Fields }

/** The value on which a changed field is based is stored with it, under its name after this. */
export const BASE = 'base:'

const fieldOf = (fields: Fields, name: string) => fields[name] ?? ''

/** The value to which a field of the form belongs. */
function valueNameOf(field: string, values: RecordValues): string {
  const found = values.find((paths) => paths.some((path) => field === path || field.startsWith(`${path}.`)))
  return found?.[0] ?? field
}

type Content = {
  now: Fields
  /** As the form was opened or last saved. */
  opened: Fields
  /** The bases of conflicts without a choice, by the name of the value: they stay until the person has chosen. */
  undecided: ReadonlyMap<string, Fields>
}

/** All fields of the changed values, with what they are based on. */
export function typedWithBase({ now, opened, undecided }: Content, values: RecordValues): Fields {
  const names = [...new Set([...Object.keys(opened), ...Object.keys(now)])]
  const changed = new Set(
    names.filter((name) => fieldOf(now, name) !== fieldOf(opened, name)).map((name) => valueNameOf(name, values)),
  )
  const own = names.filter((name) => changed.has(valueNameOf(name, values)))
  const bases = own.flatMap((name) => {
    const base = undecided.get(valueNameOf(name, values))
    return base && !(name in base) ? [] : [[BASE + name, fieldOf(base ?? opened, name)] as const]
  })
  return Object.fromEntries([...own.map((name) => [name, fieldOf(now, name)] as const), ...bases])
}

/** Renames the fields of a draft that a former version of the portal stored under other names. */
export const withPresentNames = (stored: Fields): Fields =>
  Object.fromEntries(Object.entries(stored).map(([name, value]) => [presentName(name), value]))

const presentName = (name: string): string =>
  name.replace(/^(base:)?dateOfBirth\b/, '$1birthDate').replace(/^(base:)?yearOfBirth\b/, '$1birthYear')

/** A stored draft. `base` has no entry for what a former version of the portal stored. */
export function readTyped(stored: Fields): { typed: Fields; base: Fields } {
  const entries = Object.entries(stored)
  return {
    typed: Object.fromEntries(entries.filter(([name]) => !name.startsWith(BASE))),
    base: Object.fromEntries(
      entries.filter(([name]) => name.startsWith(BASE)).map(([name, value]) => [name.slice(BASE.length), value]),
    ),
  }
}

/** A typed value conflicts if the stored one is neither it nor its base. With an unknown base the person is asked. */
export function conflictsOf(stored: Fields, opened: Fields, values: RecordValues): Conflict[] {
  const { typed, base } = readTyped(stored)
  const names = Object.keys(typed)
  return [...new Set(names.map((name) => valueNameOf(name, values)))].flatMap((name) => {
    const own = names.filter((one) => valueNameOf(one, values) === name)
    const isTypedStored = own.every((one) => fieldOf(typed, one) === fieldOf(opened, one))
    const isBaseStored = own.every((one) => one in base && base[one] === fieldOf(opened, one))
    if (isTypedStored || isBaseStored) return []
    const pick = (of: Fields) => Object.fromEntries(own.map((one) => [one, fieldOf(of, one)]))
    return [{ name, mine: pick(typed), stored: pick(opened) }]
  })
}
