import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '../../../src/shared/ui/fields/checkbox-field.tsx'
import { SelectField } from '../../../src/shared/ui/fields/select-field.tsx'
import { TextField } from '../../../src/shared/ui/fields/text-field.tsx'
import type { Schemas } from '../../api/sandbox.ts'
import { scenariosQuery } from '../../api/world-queries.ts'
import { NotStored } from '../../shared/not-stored.tsx'
import { Problem } from '../../shared/problem.tsx'
import { useScenarioTexts } from '../../shared/scenario-texts.ts'
import { readNewWorld } from './read-new-world.ts'
import { StartFields } from './start-fields.tsx'
import styles from './world-bar.module.css'

export const NEW_WORLD_FORM = 'new-world'

export type NewWorldFormProps = { problem: Error | null; onMake: (options: Schemas['NewWorld']) => void }

/** The options of a new world: the scenario first, the rest have defaults. */
export function NewWorldForm({ problem, onMake }: NewWorldFormProps) {
  const { t } = useTranslation('console')
  const { data: scenarios = [] } = useQuery(scenariosQuery)
  const { toWords, titleOf } = useScenarioTexts()
  const [scenario, setScenario] = useState('default')
  const chosen = scenarios.find(({ name }) => name === scenario)
  return (
    <form
      id={NEW_WORLD_FORM}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onMake(readNewWorld(new FormData(event.currentTarget)))
      }}
    >
      {problem && <Problem problem={problem} />}
      <SelectField
        name="scenario"
        label={t(($) => $.world.scenario)}
        placeholder={null}
        value={scenario}
        onChange={({ target }) => setScenario(target.value)}
        choices={scenarios.map(({ name }) => ({ value: name, label: titleOf(name) }))}
      />
      <p className={styles.description} aria-live="polite">
        {toWords(chosen?.description ?? '').text}
      </p>
      <TextField
        name="name"
        label={t(($) => $.world.name)}
        optional
        hint={
          <>
            {t(($) => $.world.nameHint)}
            <NotStored />
          </>
        }
        hintPlacement="bottom"
        maxCharacters={80}
        autoComplete="off"
      />
      <TextField name="note" label={t(($) => $.world.note)} optional maxCharacters={500} autoComplete="off" />
      <StartFields scenarioStart={chosen?.now} />
      <CheckboxField name="frozen" label={t(($) => $.world.frozen)} hint={t(($) => $.world.frozenHint)} />
      <div className={styles.pair}>
        <TextField
          name="id"
          label={t(($) => $.world.id)}
          optional
          hint={t(($) => $.world.idHint)}
          hintPlacement="bottom"
          pattern="[A-Za-z0-9_\-]+"
          maxCharacters={64}
          autoComplete="off"
        />
        <TextField
          name="seed"
          label={t(($) => $.world.seed)}
          optional
          hint={t(($) => $.world.seedHint)}
          hintPlacement="bottom"
          inputMode="numeric"
          pattern="[0-9]+"
          maxCharacters={9}
          autoComplete="off"
        />
      </div>
    </form>
  )
}
