import { type KeyboardEvent, memo, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkItem, LONG_TEXT } from '#rules/forms/check-item.ts'
import type { FormAnswer } from '#rules/forms/form.ts'
import { type FormFaults, type FormItem, fieldNameOf, type ItemOf } from '#rules/forms/form.ts'
import { birthYears } from '../forms/birth-date.ts'
import { numberAnswer, numberText } from '../forms/typed-number.ts'
import { DayField } from '../ui/fields/day-field.tsx'
import type { FieldProps } from '../ui/fields/field-aria.ts'
import { isArrow } from '../ui/fields/number-field.tsx'
import { TextAreaField } from '../ui/fields/text-area-field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { type Answers, useAnswer, useRevision } from './answers.ts'
import { BooleanItem } from './boolean-item.tsx'
import { type DayParts, dayAnswer, dayParts } from './day-answer.ts'
import { useFaultText } from './fault-text.ts'
import { FinancialSituationItem } from './financial-situation-item.tsx'
import styles from './form-item.module.css'
import { FormText } from './form-text.tsx'
import type { ItemProps } from './item-props.ts'
import { ListItem } from './list-item.tsx'
import { TableItem } from './table-item.tsx'
import { TextItem, textOf, typedText } from './text-item.tsx'

/** How many years ahead a day can be selected: enough for the planned end of a treatment. */
const YEARS_AHEAD = 10
const YEARS_BACK = 100

/** A day as three selects, never a calendar. */
function DateTimeItem({ item, answers, field, today }: ItemProps<'dateTime'>) {
  const year = Number(today.slice(0, 4))
  const latest = dayParts(answers.latest(item.id))
  const ahead = item.isPast ? 0 : YEARS_AHEAD
  const offered = birthYears(year + ahead, item.isFuture ? ahead : YEARS_BACK + ahead)
  const known = Number(latest.year)
  return (
    <DayField
      {...field}
      years={known === 0 || offered.includes(known) ? offered : [known, ...offered]}
      defaultValue={latest}
      onChange={({ currentTarget: { name, value } }) => {
        const part = name.slice(name.lastIndexOf('.') + 1) as keyof DayParts
        answers.choose(item.id, (before) => dayAnswer({ ...dayParts(before), [part]: value }))
      }}
    />
  )
}

export type FormItemProps = {
  item: FormItem
  answers: Answers
  /** Faults of this item only. */
  faults: FormFaults
  /** The last validation of the section found faults, in this item or another. */
  isChecked: boolean
  /** `YYYY-MM-DD` of Europe/Prague. */
  today: string
  remark?: string | undefined
}

/** One item of a form with its title, text and field. Renders only when its own answer, faults or remark change. */
export const FormItemFields = memo(
  function FormItemFields(props: FormItemProps) {
    const { item, answers, remark, today } = props
    const { t } = useTranslation('form')
    const faultText = useFaultText()
    const live = useLiveFaults(props)
    const revision = useRevision(answers, item.id)
    const note = remark === undefined ? undefined : t(($) => $.remark, { text: remark })
    const field: FieldProps = {
      name: fieldNameOf(item.id),
      label: item.question,
      hint: item.description && <FormText text={item.description} />,
      hintPlacement: item.descriptionPlacement,
      note,
      error: faultText(live[item.id], item),
      optional: item.itemType !== 'paragraph' && !item.required,
    }
    return (
      <div className={styles.item}>
        {item.title && <h2 className={styles.title}>{item.title}</h2>}
        {item.text && item.itemType !== 'paragraph' && <FormText text={item.text} />}
        <ItemField key={revision} item={item} answers={answers} faults={live} field={field} today={today} />
        {item.itemType === 'paragraph' && note && <p className={styles.note}>{note}</p>}
      </div>
    )
  },
  (before, now) =>
    before.item === now.item &&
    before.answers === now.answers &&
    before.isChecked === now.isChecked &&
    before.today === now.today &&
    before.remark === now.remark &&
    isSame(before.faults, now.faults),
)

const isSame = (one: FormFaults, other: FormFaults) => JSON.stringify(one) === JSON.stringify(other)

type FieldOfItem = Omit<FormItemProps, 'remark' | 'isChecked'> & { field: FieldProps }

function ItemField({ item, ...rest }: FieldOfItem): ReactNode {
  switch (item.itemType) {
    case 'text':
      return <TextItem item={item} {...rest} />
    case 'multiline text':
      return <MultilineTextItem item={item} {...rest} />
    case 'paragraph':
      return <ParagraphItem item={item} />
    case 'dateTime':
      return <DateTimeItem item={item} {...rest} />
    case 'boolean':
      return <BooleanItem item={item} {...rest} />
    case 'number':
    case 'numeric':
      return <NumberItem item={item} {...rest} />
    case 'financialSituation':
      return <FinancialSituationItem item={item} {...rest} />
    case 'list':
      return <ListItem item={item} {...rest} />
    case 'table':
      return <TableItem item={item} {...rest} />
  }
}

/** A text between the questions, without a field. */
function ParagraphItem({ item }: { item: ItemOf<'paragraph'> }) {
  return (
    <>
      {item.question && <p>{item.question}</p>}
      <FormText text={item.text} />
      {item.description && (
        <div className="soft small">
          <FormText text={item.description} />
        </div>
      )}
    </>
  )
}

function MultilineTextItem({ item, answers, field }: ItemProps<'multiline text'>) {
  return (
    <TextAreaField
      {...field}
      maxCharacters={item.mostCharacters ?? LONG_TEXT}
      defaultValue={textOf(answers.latest(item.id))}
      onChange={(event) => answers.type(item.id, typedText(event.currentTarget.value))}
    />
  )
}

/**
 * An integer, or a number with decimals, in which the arrow keys do nothing (rule 14.9). A text input, since a number
 * input discards what it cannot read.
 */
function NumberItem({ item, answers, field }: ItemProps<'number' | 'numeric'>) {
  const isDecimal = item.itemType === 'numeric'
  return (
    <TextField
      {...field}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      width="short"
      unit={item.unit}
      onKeyDown={isDecimal ? refuseArrows : undefined}
      defaultValue={numberText(answers.latest(item.id))}
      onChange={({ currentTarget: { value } }) => answers.type(item.id, () => numberAnswer(value))}
    />
  )
}

function refuseArrows(event: KeyboardEvent) {
  if (isArrow(event)) event.preventDefault()
}

type LiveFaultsOptions = {
  item: FormItem
  answers: Answers
  faults: FormFaults
  /** A validation of the section found a fault: from then on each answer is validated as it changes. */
  isChecked: boolean
  /** `YYYY-MM-DD` of Europe/Prague. */
  today: string
}

/**
 * The faults that a validation found, until the answer changes; then those of the new answer.
 * Before a validation it does not follow the answer, so typing renders nothing.
 */
function useLiveFaults({ item, answers, faults: found, isChecked, today }: LiveFaultsOptions): FormFaults {
  const answer = useAnswer(answers, item.id, isChecked)
  const firstDayId = (item.itemType === 'dateTime' && item.notBefore?.id) || item.id
  const firstDay = useAnswer(answers, firstDayId, isChecked)
  const [validated, setValidated] = useState<{ found: FormFaults; of: FormAnswer | undefined }>({ found, of: answer })
  if (validated.found !== found) setValidated({ found, of: answer })
  if (!isChecked || validated.found !== found || validated.of === answer) return found
  return checkItem(item, { [firstDayId]: firstDay, [item.id]: answer }, today)
}
