import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../src/shared/ui/fields/number-field.tsx'
import { SelectField } from '../../../src/shared/ui/fields/select-field.tsx'
import styles from '../../shared/faults.module.css'

const REPEATS = ['times', 'always'] as const

/** How many calls the fault affects, and its probability. */
export function HowOftenFields() {
  const { t } = useTranslation('console-tools')
  const [repeat, setRepeat] = useState('times')
  return (
    <div className={styles.pair}>
      <SelectField
        name="repeat"
        label={t(($) => $.faults.repeat)}
        placeholder={null}
        value={repeat}
        onChange={({ target }) => setRepeat(target.value)}
        choices={REPEATS.map((value) => ({ value, label: t(($) => $.faults.repeatChoice[value]) }))}
      />
      {repeat === 'times' && (
        <NumberField name="times" label={t(($) => $.faults.times)} required min={1} max={1_000_000} defaultValue={1} />
      )}
      <NumberField
        name="probability"
        label={t(($) => $.faults.probability)}
        required
        min={1}
        max={100}
        defaultValue={100}
      />
    </div>
  )
}
