import { fireEvent } from '@testing-library/react'
import {
  type FormAnswer,
  type FormAnswers,
  type FormDefinition,
  type FormItem,
  fieldNameOf,
} from '#rules/forms/form.ts'
import { itemsOf } from '#rules/forms/shown-items.ts'
import { dayParts } from '../shared/form-engine/day-answer.ts'
import { numberText } from '../shared/forms/typed-number.ts'

/**
 * Fills in a form by its fields, from the top; a question that is not shown has no field and is
 * skipped.
 */
export function fillForm(page: Element, definition: FormDefinition, answers: FormAnswers) {
  for (const item of itemsOf(definition)) {
    const answer = answers[item.id]
    if (answer === undefined) continue
    for (const [name, value] of partsOf(item, answer)) {
      if (item.itemType === 'table') showRow(page, item.id, fieldNameOf(name))
      fill(page, fieldNameOf(name), value)
    }
  }
}

/**
 * The values of all fields, by name; a table may have one more empty row at one time than at
 * another.
 */
export const heldBy = (page: HTMLFormElement) =>
  Array.from(new FormData(page).entries()).filter(([, value]) => value !== '')

function partsOf(item: FormItem, answer: FormAnswer): readonly (readonly [string, string])[] {
  const { id } = item
  if (item.itemType === 'dateTime')
    return Object.entries(dayParts(answer)).map(([part, value]) => [`${id}.${part}`, value])
  if (typeof answer !== 'object') return [[id, typeof answer === 'number' ? numberText(answer) : `${answer}`]]
  if ('chosen' in answer) {
    const chosen = answer.chosen.map((option) => [id, option.id] as const)
    return [
      ...chosen,
      ...answer.chosen.flatMap(({ id: option, text }) => (text ? [[`${id}.${option}`, text] as const] : [])),
    ]
  }
  if ('rows' in answer) {
    return Object.entries(answer.rows).flatMap(([row, cells]) =>
      cells.map((cell, column) => [`${id}.${row}.${column}`, cell] as const),
    )
  }
  return (['incomes', 'expenses'] as const).flatMap((side) =>
    Object.entries(answer[side]).map(([line, amount]) => [`${id}.${side}.${line}`, numberText(amount)] as const),
  )
}

/** Clicks the button for one more row until the field exists or there is no button. */
function showRow(page: Element, id: string, name: string): void {
  const table = page.querySelector(`[name^="${fieldNameOf(id)}."]`)?.closest('[role="group"], fieldset')
  const more = table?.querySelector('button')
  if (!more || table?.querySelector(`[name="${name}"]`)) return
  fireEvent.click(more)
  showRow(page, id, name)
}

function fill(page: Element, name: string, value: string) {
  const fields = Array.from(page.querySelectorAll<HTMLInputElement>(`[name="${name}"]`))
  const choice = fields.find((field) => ['radio', 'checkbox'].includes(field.type) && field.value === value)
  if (choice) fireEvent.click(choice)
  else if (fields[0]) fireEvent.change(fields[0], { target: { value } })
}
