import { readNumber } from '../../../src/shared/forms/typed-number.ts'
import type { Schemas } from '../../api/sandbox.ts'
import type { TriggerField, TriggerKind } from '../../api/trigger-contract.ts'
import { textOf } from '../../shared/text-of.ts'

export type TriggerBody = Schemas['Trigger']

/** Whom the trigger is about; nothing of it for the whole world. */
export type Subject = { person?: string; request?: string }

/** Reads the form. An empty field is left out, unless the control plane has to say that it is required. */
export function readTrigger({ kind, fields }: TriggerKind, subject: Subject, form: FormData): TriggerBody {
  const details = fields.flatMap((field): [string, unknown][] => {
    const value = readValue(field, form)
    return value === undefined ? [] : [[field.name, value]]
  })
  return { kind, ...subject, ...Object.fromEntries(details) }
}

function readValue({ name, control, isRequired, choices }: TriggerField, form: FormData): unknown {
  if (control === 'choices') {
    const chosen = form.getAll(name)
    return chosen.length === 0 ? undefined : chosen
  }
  if (control === 'remarks') return readRemarks(form, name)
  const text = textOf(form, name)
  if (text === '') return isRequired && control !== 'choice' ? text : undefined
  const isNumber = control === 'number' || (control === 'choice' && choices.every((each) => /^\d+$/.test(each)))
  return isNumber ? (readNumber(text) ?? text) : text
}

/** The names of the two fields in a row of remarks. */
export const remarkNames = (name: string, index: number) => ({
  item: `${name}.${index}.itemId`,
  text: `${name}.${index}.text`,
})

/** The rows that are not empty; undefined if all are. A row with one half is sent, so that the control plane refuses it. */
function readRemarks(form: FormData, name: string) {
  const remarks: { itemId: string; text: string }[] = []
  for (let index = 0; form.has(remarkNames(name, index).item); index++) {
    const names = remarkNames(name, index)
    const remark = { itemId: textOf(form, names.item), text: textOf(form, names.text) }
    if (remark.itemId !== '' || remark.text !== '') remarks.push(remark)
  }
  return remarks.length === 0 ? undefined : remarks
}
