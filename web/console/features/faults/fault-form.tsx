import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { NumberField } from '../../../src/shared/ui/fields/number-field.tsx'
import { RadioField } from '../../../src/shared/ui/fields/radio-field.tsx'
import { SelectField } from '../../../src/shared/ui/fields/select-field.tsx'
import { Skeleton } from '../../../src/shared/ui/skeleton.tsx'
import { coverageQuery } from '../../api/tool-queries.ts'
import { type FaultKind, hasSides, isKind, KINDS, readFault } from '../../shared/fault-draft.ts'
import styles from '../../shared/faults.module.css'
import { Problem } from '../../shared/problem.tsx'
import { Section } from '../../shared/section.tsx'
import { useAddFault } from '../../shared/use-faults.ts'
import { FaultSet } from './fault-set.tsx'
import { KindFields } from './kind-fields.tsx'
import { OperationField } from './operation-field.tsx'

const REPEATS = ['times', 'always'] as const

/** How many calls the fault affects, and its probability. */
function HowOftenFields() {
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

/** The operation that a link names: `?fault=saveNps`. */
const readFaultOperation = (): string => new URLSearchParams(window.location.search).get('fault') ?? ''

/** The list of armed faults comes first on a narrow page. */
const bringIntoView = (form: HTMLElement | null): void => form?.scrollIntoView({ block: 'nearest' })

const SIDES = ['before', 'after'] as const

/**
 * Any possible fault: which operation, what the client sees, whether the write happened, and how
 * often.
 */
export function FaultForm({ world }: { world: string }) {
  const { t } = useTranslation('console-tools')
  const { data, error } = useQuery(coverageQuery)
  const [operationId, setOperationId] = useState(readFaultOperation)
  const [kind, setKind] = useState<FaultKind>('error_code')
  const adding = useAddFault(world)
  if (!data) {
    return (
      <Section title={t(($) => $.faults.formTitle)}>
        {error ? <Problem problem={error} /> : <Skeleton lines={8} />}
      </Section>
    )
  }

  return (
    <Section title={t(($) => $.faults.formTitle)}>
      <form
        ref={readFaultOperation() === '' ? undefined : bringIntoView}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          adding.mutate(readFault(new FormData(event.currentTarget)))
        }}
      >
        <OperationField operations={data.operations} value={operationId} onChange={setOperationId} />
        <SelectField
          name="kind"
          label={t(($) => $.faults.kindLabel)}
          hint={t(($) => $.faults.sees[kind])}
          hintPlacement="bottom"
          placeholder={null}
          value={kind}
          onChange={({ target }) => isKind(target.value) && setKind(target.value)}
          choices={KINDS.map((value) => ({ value, label: t(($) => $.faults.kind[value]) }))}
        />
        <KindFields key={kind} kind={kind} operations={data.operations} operationId={operationId} />
        {hasSides(kind) && (
          <RadioField
            name="when"
            label={t(($) => $.faults.whenLabel)}
            defaultValue="before"
            choices={SIDES.map((value) => ({
              value,
              label: t(($) => $.faults.side[value]),
              hint: t(($) => $.faults.sideHint[value]),
            }))}
          />
        )}
        <HowOftenFields />
        {adding.isError && <Problem problem={adding.error} />}
        <p>
          <Button type="submit" variant="primary" busy={adding.isPending}>
            {t(($) => $.faults.submit)}
          </Button>{' '}
          <FaultSet world={world} id={adding.data?.id} />
        </p>
      </form>
    </Section>
  )
}
