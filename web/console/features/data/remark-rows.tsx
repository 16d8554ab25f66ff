import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { useFieldAria } from '../../../src/shared/ui/fields/field-aria.ts'
import { FieldShell } from '../../../src/shared/ui/fields/field-shell.tsx'
import { type Choice, SelectField } from '../../../src/shared/ui/fields/select-field.tsx'
import { TextField } from '../../../src/shared/ui/fields/text-field.tsx'
import tools from '../../shared/tools.module.css'
import styles from './data.module.css'
import { remarkNames } from './trigger-draft.ts'

const MOST_CHARACTERS = 1_000

export type RemarkRowsProps = { name: string; label: string; error: string | undefined; items: readonly Choice[] }

/** What the family is to correct: each row is an item of its form and a text. An empty row is not sent. */
export function RemarkRows({ name, label, error, items }: RemarkRowsProps) {
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
              maxCharacters={MOST_CHARACTERS}
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
