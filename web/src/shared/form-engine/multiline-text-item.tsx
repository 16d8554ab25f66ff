import { useTranslation } from 'react-i18next'
import { LONG_TEXT } from '#rules/forms/check-item.ts'
import { TextAreaField } from '../ui/fields/text-area-field.tsx'
import type { ItemProps } from './item-props.ts'
import { textOf, typedText } from './typed-text.ts'

export function MultilineTextItem({ item, answers, field }: ItemProps<'multiline text'>) {
  const { t } = useTranslation('form')
  return (
    <TextAreaField
      {...field}
      maxCharacters={item.mostCharacters ?? LONG_TEXT}
      wordsOver={(count) => t(($) => $.charactersOver, { count })}
      defaultValue={textOf(answers.latest(item.id))}
      onChange={(event) => answers.type(item.id, typedText(event.currentTarget.value))}
    />
  )
}
