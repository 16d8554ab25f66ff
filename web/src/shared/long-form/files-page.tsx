import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FaultsSummary } from '../form-engine/faults-summary.tsx'
import { ShownFaults } from '../form-files/shown-faults.ts'
import { Stack } from '../ui/stack.tsx'
import { BackToOverview } from './back-to-overview.tsx'
import { fileFaultsIn, hasAny } from './fault-sets.ts'
import { useLongForm } from './form-context.ts'
import type { FilesStep } from './long-form-props.ts'
import { PartActions } from './part-actions.tsx'
import { PartHeading } from './part-heading.tsx'
import { FILES } from './use-form-place.ts'

/** The files of the form, the last part before the check. */
export function FilesPage({ files }: { files: FilesStep }) {
  const { t } = useTranslation('long-form')
  const { definition, faults, pass } = useLongForm()
  const shown = fileFaultsIn(faults.shown)
  const step = definition.sections.length + 1

  function save(event: SubmitEvent) {
    event.preventDefault()
    faults.forgiveFiles()
    if (hasAny(files.faults)) faults.accuse(files.faults)
    else pass({ id: FILES, title: files.title })
  }

  return (
    <form noValidate onSubmit={save}>
      <Stack gap={5}>
        <PartHeading title={files.title} caption={t(($) => $.step, { step, count: step })} back={<BackToOverview />} />
        <FaultsSummary definition={definition} faults={shown} fileLabels={files.labels} attempt={faults.attempt} />
        <ShownFaults value={shown}>{files.element}</ShownFaults>
        <PartActions />
      </Stack>
    </form>
  )
}
