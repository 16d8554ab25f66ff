import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../src/shared/ui/fields/number-field.tsx'
import { SelectField } from '../../../src/shared/ui/fields/select-field.tsx'
import { TextField } from '../../../src/shared/ui/fields/text-field.tsx'
import { peopleQuery } from '../../api/world-queries.ts'
import { type FaultKind, isOfMessages } from '../../shared/fault-draft.ts'
import styles from '../../shared/faults.module.css'

/** Whom and which calls it meets; folded, since most faults meet everybody. */
export function AimFields({ world, kind }: { world: string; kind: FaultKind }) {
  const { t } = useTranslation('console-tools')
  const { data } = useQuery(peopleQuery(world))
  return (
    <details>
      <summary>{t(($) => $.faults.aim)}</summary>
      <div className={styles.pair}>
        <SelectField
          name="person"
          label={t(($) => $.faults.person)}
          placeholder={t(($) => $.faults.anybody)}
          choices={(data?.people ?? []).map(({ login, name }) => ({ value: login, label: `${name} (${login})` }))}
        />
        {isOfMessages(kind) && (
          <TextField
            name="recipient"
            label={t(($) => $.faults.recipient)}
            hint={t(($) => $.faults.recipientHint)}
            autoComplete="off"
          />
        )}
        <TextField
          name="where"
          label={t(($) => $.faults.where)}
          hint={t(($) => $.faults.whereHint)}
          spellCheck={false}
          autoComplete="off"
        />
        <NumberField
          name="skip"
          label={t(($) => $.faults.skip)}
          hint={t(($) => $.faults.skipHint)}
          min={0}
          max={1_000_000}
          defaultValue={0}
        />
      </div>
    </details>
  )
}
