import { TextField } from '../ui/fields/text-field.tsx'
import type { ItemProps } from './item-props.ts'
import { numberAnswer, numberText } from './typed-number.ts'

/** An integer. A text input, since a number input discards what it cannot read. */
export function NumberItem({ item, answers, field }: ItemProps<'number'>) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      width="short"
      unit={item.unit}
      defaultValue={numberText(answers.latest(item.id))}
      onChange={({ currentTarget: { value } }) => answers.type(item.id, () => numberAnswer(value))}
    />
  )
}
