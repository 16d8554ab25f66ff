import type { KeyboardEvent } from 'react'
import { isArrow, isExponent } from '../ui/fields/number-keys.ts'
import { TextField } from '../ui/fields/text-field.tsx'
import type { ItemProps } from './item-props.ts'
import { numberAnswer, numberText } from './typed-number.ts'

/** A number with decimals: the letter e and the arrow keys do nothing in it (rule 14.9). */
export function NumericItem({ item, answers, field }: ItemProps<'numeric'>) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      width="short"
      unit={item.unit}
      onKeyDown={refuseKeys}
      defaultValue={numberText(answers.latest(item.id))}
      onChange={({ currentTarget: { value } }) => answers.type(item.id, () => numberAnswer(value))}
    />
  )
}

function refuseKeys(event: KeyboardEvent) {
  if (isArrow(event) || isExponent(event)) event.preventDefault()
}
