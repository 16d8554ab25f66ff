import type { Schemas } from '../../api/sandbox.ts'
import { textOf } from '../shared/text-of.ts'
import type { TriggerField, TriggerKind } from './trigger-contract.ts'

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
  const text = textOf(form, name)
  if (text === '') return isRequired && control !== 'choice' ? text : undefined
  if (control === 'remarks') return text.split(/\r?\n/).filter(Boolean).map(readRemark)
  const isNumber = control === 'number' || (control === 'choice' && choices.every((each) => /^\d+$/.test(each)))
  return isNumber ? Number(text) : text
}

/** `diagnosis: Doplňte datum.` */
function readRemark(line: string) {
  const [, itemId = '', text = ''] = /^\s*([^:\s]*)\s*:?\s*(.*)$/.exec(line) ?? []
  return { itemId, text }
}
