import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button/button.tsx'
import { NumberField } from '../../../src/shared/ui/fields/number-field.tsx'
import { RadioField } from '../../../src/shared/ui/fields/radio-field.tsx'
import { SelectField } from '../../../src/shared/ui/fields/select-field.tsx'
import { TextAreaField } from '../../../src/shared/ui/fields/text-area-field.tsx'
import { Skeleton } from '../../../src/shared/ui/skeleton/skeleton.tsx'
import { coverageQuery, type OperationCoverage } from '../../api/tool-queries.ts'
import { errorsOf, type FaultKind, hasSides, isKind, KINDS, offeredMs, readFault } from '../../shared/fault-draft.ts'
import styles from '../../shared/faults.module.css'
import { Problem } from '../../shared/problem.tsx'
import { Section } from '../../shared/section.tsx'
import { useAddFault } from '../../shared/use-faults.ts'
import { AimFields } from './aim-fields.tsx'
import { FaultSet } from './fault-set.tsx'
import { OperationField } from './operation-field.tsx'

type KindFieldsProps = { kind: FaultKind; operations: readonly OperationCoverage[]; operationId: string }

/** The fields of one kind of fault that others lack. */
function KindFields({ kind, operations, operationId }: KindFieldsProps) {
  const { t } = useTranslation('console-tools')
  const ms = offeredMs(kind)
  if (kind === 'error_code') {
    const errors = errorsOf(operations, operationId)
    return (
      <SelectField
        key={operationId}
        name="answer"
        label={t(($) => $.faults.answer)}
        hint={errors.length === 0 ? t(($) => $.faults.answerHint) : undefined}
        required
        choices={errors.map(({ code, error }) => ({ value: `${code} ${error}`, label: `${code} ${error}` }))}
      />
    )
  }
  if (kind === 'cut') {
    return (
      <NumberField
        name="atPercent"
        label={t(($) => $.faults.percentLabel)}
        required
        min={0}
        max={100}
        defaultValue={50}
      />
    )
  }
  if (kind === 'patch') {
    return (
      <TextAreaField
        name="patch"
        label={t(($) => $.faults.patchLabel)}
        hint={t(($) => $.faults.patchHint)}
        required
        rows={4}
        spellCheck={false}
        defaultValue={PAYMENT_TWICE}
      />
    )
  }
  if (ms === undefined) return null
  return (
    <NumberField
      name="ms"
      label={t(($) => $.faults.msLabel)}
      hint={kind === 'message-late' ? t(($) => $.faults.worldTime) : t(($) => $.faults.realTime)}
      width="medium"
      required
      min={0}
      max={600_000}
      defaultValue={ms}
    />
  )
}

/** A payment twice in a list: the change of an answer that testers asked for first. */
const PAYMENT_TWICE = '[{ "op": "copy", "from": "/response/payments/0", "path": "/response/payments/0" }]'

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
        <AimFields world={world} kind={kind} />
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
