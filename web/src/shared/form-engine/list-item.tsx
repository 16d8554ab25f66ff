import { useTranslation } from 'react-i18next'
import { ChoiceListField } from '../ui/fields/choice-list-field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { chosenIn, withChosen, withText } from './answer-view.tsx'
import { useFaultText } from './fault-text.ts'
import { fieldNameAt, type ItemProps } from './item-props.ts'
import { TakeBack } from './take-back.tsx'

/** A choice of one or several options; an optional choice of one can be cleared. */
export function ListItem(props: ItemProps<'list'>) {
  const { item, answers } = props
  if (item.required || item.isMultiple) return <Options {...props} />
  return (
    <TakeBack item={item} answers={answers}>
      {(round) => <Options key={round} {...props} />}
    </TakeBack>
  )
}

/** Shows a text field under each selected option that needs a text. */
function Options({ item, answers, field, faults }: ItemProps<'list'>) {
  const { t } = useTranslation('form')
  const faultText = useFaultText()
  const latest = chosenIn(answers.latest(item.id))
  const textOf = (id: string) => latest.find((each) => each.id === id)?.text ?? ''

  const choices = item.items.map(({ id, title, hasText }) => ({
    value: id,
    label: title,
    below: hasText && (
      <TextField
        name={fieldNameAt(`${item.id}.${id}`)}
        label={
          <>
            <span aria-hidden="true">{t(($) => $.words)}</span>
            <span className="visually-hidden">{t(($) => $.wordsAbout, { option: title })}</span>
          </>
        }
        error={faultText(faults[`${item.id}.${id}`])}
        autoComplete="off"
        defaultValue={textOf(id)}
        onChange={({ currentTarget: { value } }) => answers.type(item.id, (before) => withText(before, id, value))}
      />
    ),
  }))

  return (
    <ChoiceListField
      {...field}
      choices={choices}
      isMultiple={item.isMultiple}
      defaultValue={latest.map(({ id }) => id)}
      onChoose={(chosen) => answers.choose(item.id, (before) => withChosen(before, chosen))}
    />
  )
}
