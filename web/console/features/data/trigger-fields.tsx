import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button/button.tsx'
import { DateField } from '../../../src/shared/ui/fields/date-field.tsx'
import { type FieldProps, useFieldAria } from '../../../src/shared/ui/fields/field-aria.ts'
import { FieldShell } from '../../../src/shared/ui/fields/field-shell.tsx'
import { MultiSelectField } from '../../../src/shared/ui/fields/multi-select-field.tsx'
import { NumberField } from '../../../src/shared/ui/fields/number-field.tsx'
import { type Choice, SelectField } from '../../../src/shared/ui/fields/select-field.tsx'
import { TextAreaField } from '../../../src/shared/ui/fields/text-area-field.tsx'
import { TextField } from '../../../src/shared/ui/fields/text-field.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import type { TriggerField } from '../../api/trigger-contract.ts'
import { dayText, weekdayText } from '../../shared/prague-clock.ts'
import tools from '../../shared/tools.module.css'
import styles from './data.module.css'
import { remarkNames } from './trigger-draft.ts'
import { useTriggerTexts } from './use-data-texts.ts'

const MAX_CHARACTERS = 1_000

type RemarkRowsProps = { name: string; label: string; error: string | undefined; items: readonly Choice[] }

/** What the family is to correct: each row is an item of its form and a text. An empty row is not sent. */
function RemarkRows({ name, label, error, items }: RemarkRowsProps) {
  const { t } = useTranslation('console-tools')
  const [count, setCount] = useState(1)
  const field = { name, label, error, hint: t(($) => $.data.trigger.hint.remarks) }
  return (
    <FieldShell field={field} aria={useFieldAria(field)} group>
      {Array.from({ length: count }, (_, index) => {
        const { item, text } = remarkNames(name, index)
        return (
          <div key={item} className={styles.remark}>
            <SelectField
              name={item}
              label={t(($) => $.data.trigger.remark.item, { number: index + 1 })}
              choices={items}
            />
            <TextField
              name={text}
              label={t(($) => $.data.trigger.remark.text, { number: index + 1 })}
              maxCharacters={MAX_CHARACTERS}
              autoComplete="off"
            />
          </div>
        )
      })}
      <p>
        <Button className={tools.control} onClick={() => setCount(count + 1)}>
          <Plus aria-hidden="true" />
          {t(($) => $.data.trigger.remark.add)}
        </Button>
      </p>
    </FieldShell>
  )
}

export type TriggerFieldsProps = {
  fields: readonly TriggerField[]
  /** The refusal that names a field, in the language of the console. */
  wrong: { name: string; text: string } | undefined
  /** Values of the record that a field may have. */
  offered: Readonly<Record<string, readonly Choice[]>>
}

/** Fields that count with one choice only: what is missing, of a request that is returned. */
const ONLY_WITH: Readonly<Record<string, string>> = { documents: 'return', remarks: 'return', reason: 'declined' }

/** The fields of a trigger, made from the contract. */
export function TriggerFields({ fields, wrong, offered }: TriggerFieldsProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const isNeeded = (name: string) => {
    const choice = ONLY_WITH[name]
    return choice === undefined || Object.values(chosen).includes(choice)
  }
  return fields
    .filter(({ name }) => isNeeded(name))
    .map((field) => (
      <OneField
        key={field.name}
        field={field}
        error={wrong?.name === field.name ? wrong.text : undefined}
        offered={offered[field.name]}
        onChoose={(choice) => setChosen({ ...chosen, [field.name]: choice })}
      />
    ))
}

/** The field has the format of the browser; its hint says the chosen day in the language of the console. */
function DayField({ hint, ...field }: FieldProps) {
  const language = useLanguage()
  const [day, setDay] = useState('')
  const chosen = day === '' ? undefined : `${weekdayText(day, language)} ${dayText(day, language)}`
  return (
    <DateField
      {...field}
      hint={
        chosen === undefined ? (
          hint
        ) : (
          <>
            {chosen} {hint}
          </>
        )
      }
      onChange={({ target }) => setDay(target.value)}
    />
  )
}

type OneFieldProps = {
  field: TriggerField
  error: string | undefined
  offered: readonly Choice[] | undefined
  onChoose: (choice: string) => void
}

function OneField({ field, error, offered, onChoose }: OneFieldProps) {
  const texts = useTriggerTexts()
  const { name, control, choices, defaultValues, minimum, maximum, description } = field
  const [first] = defaultValues
  const hint = texts.hint(name) ?? (texts.hasField(name) ? undefined : <span lang="en">{description}</span>)
  const shared = { name, label: texts.field(name), hint, error }
  const labelled = choices.map((value) => ({ value, label: texts.choice(value) }))
  if (control === 'choices') return <MultiSelectField {...shared} choices={labelled} defaultValue={defaultValues} />
  if (control === 'choice')
    return (
      <SelectField
        {...shared}
        choices={labelled}
        onChange={({ target }) => onChoose(target.value)}
        placeholder={first === undefined ? undefined : null}
        {...(first !== undefined && { defaultValue: first })}
      />
    )
  if (control === 'remarks') return <RemarkRows name={name} label={shared.label} error={error} items={offered ?? []} />
  if (offered) return <SelectField {...shared} choices={offered} placeholder="–" />
  if (control === 'number') {
    return <NumberField {...shared} width="medium" min={minimum} max={maximum} defaultValue={first} />
  }
  if (control === 'day') return <DayField {...shared} />
  if (control === 'line') return <TextField {...shared} />
  return <TextAreaField {...shared} rows={3} />
}
