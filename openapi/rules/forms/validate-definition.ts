import type { FormDefinition, FormItem, ItemType } from './form.ts'
import { itemsOf } from './shown-items.ts'

/** Why a form cannot be shown, in a sentence for its author; it names the item. */
export type DefinitionFault = { readonly itemId: string; readonly reason: string }

const KNOWN = {
  text: true,
  'multiline text': true,
  paragraph: true,
  dateTime: true,
  boolean: true,
  number: true,
  numeric: true,
  financialSituation: true,
  list: true,
  table: true,
} as const satisfies Readonly<Record<ItemType, true>>

/** Paths of faults begin with it, so that no item may have this name. */
const RESERVED = 'files'

/**
 * The first part of a form that the engine does not support, if any. A form with an unsupported part is not shown at all:
 * a question left out would be an answer that the user did not give.
 */
export function validateDefinition(definition: FormDefinition): DefinitionFault | undefined {
  const earlier = new Map<string, FormItem>()
  for (const item of itemsOf(definition)) {
    const reason = earlier.has(item.id) ? 'the id is used twice' : validateItem(item, earlier)
    if (reason !== undefined) return { itemId: item.id, reason }
    earlier.set(item.id, item)
  }
  const sections = definition.sections.map(({ id }) => id)
  const doubled = sections.find((id, index) => sections.indexOf(id) !== index)
  return doubled === undefined ? undefined : { itemId: doubled, reason: 'the id of the section is used twice' }
}

function validateItem(item: FormItem, earlier: ReadonlyMap<string, FormItem>): string | undefined {
  if (!Object.hasOwn(KNOWN, item.itemType)) return `the itemType ${item.itemType} is not known`
  if (item.id === RESERVED) return `${RESERVED} is no id of an item`
  return validateCondition(item, earlier) ?? validateFirstDay(item, earlier) ?? validateParts(item)
}

function validateCondition({ shownWhen }: FormItem, earlier: ReadonlyMap<string, FormItem>): string | undefined {
  if (!shownWhen) return undefined
  const conditionItem = earlier.get(shownWhen.id)
  const possible =
    conditionItem?.itemType === 'boolean'
      ? ['true', 'false']
      : conditionItem?.itemType === 'list'
        ? conditionItem.items.map(({ id }) => id)
        : []
  if (possible.length === 0) return `shownWhen names ${shownWhen.id}, which is not an earlier list or boolean`
  const unexpected = shownWhen.isAnyOf.find((id) => !possible.includes(id))
  return unexpected === undefined
    ? undefined
    : `shownWhen expects ${unexpected} from ${shownWhen.id}, which has no such answer`
}

function validateFirstDay(item: FormItem, earlier: ReadonlyMap<string, FormItem>): string | undefined {
  if (item.itemType !== 'dateTime' || !item.notBefore) return undefined
  const { id } = item.notBefore
  return earlier.get(id)?.itemType === 'dateTime'
    ? undefined
    : `notBefore names ${id}, which is not an earlier dateTime`
}

function validateParts(item: FormItem): string | undefined {
  switch (item.itemType) {
    case 'list':
      return validateIds(item.items)
    case 'financialSituation':
      return validateIds(item.incomes) ?? validateIds(item.expenses)
    case 'table': {
      const { header, rows, footer = [] } = item
      const odd = rows.find(({ cells }) => cells.length !== header.length)
      if (odd) return `the row ${odd.id} has another number of cells than the header`
      if (footer.length > header.length) return 'the footer has more cells than the header'
      return validateIds(rows)
    }
    case 'number':
      return (item.minimum ?? 0) > (item.maximum ?? Number.POSITIVE_INFINITY)
        ? 'the minimum is over the maximum'
        : undefined
    default:
      return undefined
  }
}

function validateIds(parts: readonly { readonly id: string }[]): string | undefined {
  const ids = parts.map(({ id }) => id)
  const doubled = ids.find((id, index) => ids.indexOf(id) !== index)
  return doubled === undefined ? undefined : `${doubled} is used twice`
}
