import { type FormFaults, type FormItem, fieldNameOf, type ItemOf, type ItemType } from '#rules/forms/form.ts'
import type { FieldProps } from '../ui/fields/field-aria.ts'
import type { Answers } from './answers.ts'

/** What the component of an itemType gets. */
export type ItemProps<Type extends ItemType> = {
  item: ItemOf<Type>
  answers: Answers
  /** Of this item alone. */
  faults: FormFaults
  /** The label with the help, the remark and the message of the item, ready for its field. */
  field: FieldProps
  /** `YYYY-MM-DD` of Europe/Prague. */
  today: string
}

/** What a table hands on to its parts. */
export type TableProps = Omit<ItemProps<'table'>, 'field' | 'today'>

/** What is at fault in one item: its own path and those of its parts. Ids have no dots, so none is the beginning of another. */
export function faultsOfItem(faults: FormFaults, { id }: Pick<FormItem, 'id'>): FormFaults {
  const own = Object.entries(faults).filter(([path]) => path === id || path.startsWith(`${id}.`))
  return Object.fromEntries(own)
}

/** The name of the field at a path of a fault. */
export const fieldNameAt = fieldNameOf
