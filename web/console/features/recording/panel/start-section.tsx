import { useQuery } from '@tanstack/react-query'
import { Circle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../../src/shared/ui/banner/banner.tsx'
import { Button } from '../../../../src/shared/ui/button/button.tsx'
import { CheckboxField } from '../../../../src/shared/ui/fields/checkbox-field.tsx'
import { SelectField } from '../../../../src/shared/ui/fields/select-field.tsx'
import { scenariosQuery, worldTotalsQuery } from '../../../api/world-queries.ts'
import texts from '../../../session/locales/cs.json' with { type: 'json' }
import { useStart } from '../../../session/use-start.ts'
import { Problem } from '../../../shared/problem.tsx'
import { useScenarioTexts } from '../../../shared/scenario-texts.ts'
import { Section } from '../../../shared/section.tsx'
import { textOf } from '../../../shared/text-of.ts'
import styles from './recording.module.css'

const PLACES = Object.keys(texts.start.places) as (keyof typeof texts.start.places)[]

/** Where a recording begins: scenario, page, and whether the clock runs. */
export function StartSection() {
  const { t } = useTranslation('console-recording')
  const { t: problem } = useTranslation('console')
  const { data: scenarios = [{ name: 'default' }] } = useQuery(scenariosQuery)
  const { titleOf } = useScenarioTexts()
  const { data: worlds } = useQuery(worldTotalsQuery)
  const starting = useStart()

  function start(form: FormData) {
    const scenario = textOf(form, 'scenario')
    starting.mutate({ scenario, page: textOf(form, 'page'), frozen: form.get('frozen') !== null })
  }

  if (worlds?.canRecord === false)
    return (
      <Section title={t(($) => $.start.title)}>
        <Banner tone="warn">{problem(($) => $.problem['recording-needs-one-server'])}</Banner>
      </Section>
    )
  return (
    <Section title={t(($) => $.start.title)}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          start(new FormData(event.currentTarget))
        }}
      >
        <p>{t(($) => $.start.words)}</p>
        <SelectField
          name="page"
          label={t(($) => $.start.page)}
          placeholder={null}
          choices={PLACES.map((value) => ({ value, label: `${t(($) => $.start.places[value])}, ${value}` }))}
        />
        <SelectField
          name="scenario"
          label={t(($) => $.start.scenario)}
          placeholder={null}
          choices={scenarios.map(({ name }) => ({ value: name, label: titleOf(name) }))}
        />
        <CheckboxField
          name="frozen"
          defaultChecked
          label={t(($) => $.start.frozen)}
          hint={t(($) => $.start.frozenHint)}
        />
        {starting.isError && <Problem problem={starting.error} />}
        <p>
          <Button type="submit" variant="primary" busy={starting.isPending}>
            <Circle aria-hidden="true" className={styles.dot} />
            {t(($) => $.start.submit)}
          </Button>
        </p>
      </form>
    </Section>
  )
}
