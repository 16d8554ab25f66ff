import { ChoiceListField } from '../ui/fields/choice-list-field.tsx'
import { ToggleField } from '../ui/fields/toggle-field.tsx'
import type { ItemProps } from './item-props.ts'
import { TakeBack } from './take-back.tsx'

/** Yes or no with labels from the form; a declaration is a checkbox, since it cannot be sent with a no. */
export function BooleanItem(props: ItemProps<'boolean'>) {
  const { item, answers } = props
  if (item.required || item.mustBeTrue) return <YesOrNo {...props} />
  return (
    <TakeBack item={item} answers={answers}>
      {(round) => <YesOrNo key={round} {...props} />}
    </TakeBack>
  )
}

function YesOrNo({ item, answers, field }: ItemProps<'boolean'>) {
  const { id, trueText, falseText, mustBeTrue } = item
  const answer = answers.latest(id)
  if (mustBeTrue) {
    return (
      <ChoiceListField
        {...field}
        isMultiple
        choices={[{ value: 'true', label: trueText }]}
        defaultValue={answer === true ? ['true'] : []}
        onChoose={(chosen) => answers.choose(id, () => (chosen.length > 0 ? true : undefined))}
      />
    )
  }
  return (
    <ToggleField
      {...field}
      trueText={trueText}
      falseText={falseText}
      defaultValue={typeof answer === 'boolean' ? answer : undefined}
      onChange={({ currentTarget: { value } }) => answers.choose(id, () => value === 'true')}
    />
  )
}
