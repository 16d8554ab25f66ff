import { type FormFaults, type FormItem, fieldNameOf, type ItemOf, type ItemType } from '#rules/forms/form.ts'
import type { FieldProps } from '../ui/fields/field-aria.ts'
import type { Answers } from './answers.ts'

/** Props of the component of an itemType. */
export type ItemProps<Type extends ItemType> = {
  item: ItemOf<Type>
  answers: Answers
  /** Faults of this item only. */
  faults: FormFaults
  /** The label with the help, the remark and the message of the item, as props of its field. */
  field: FieldProps
  /** `YYYY-MM-DD` of Europe/Prague. */
  today: string
}

/** Props that a table passes to its parts. */
export type TableProps = Omit<ItemProps<'table'>, 'field' | 'today'>

/** The faults of one item: its own path and those of its parts. Ids have no dots, so no id is a prefix of another. */
export function faultsOfItem(faults: FormFaults, { id }: Pick<FormItem, 'id'>): FormFaults {
  const own = Object.entries(faults).filter(([path]) => path === id || path.startsWith(`${id}.`))
  return Object.fromEntries(own)
}

/** The name of the field at the path of a fault. */
export const fieldNameAt = fieldNameOf
