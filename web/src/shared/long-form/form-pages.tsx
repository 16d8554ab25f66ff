import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkSection, fitAnswers } from '#rules/forms/check-answers.ts'
import type { FormSection } from '#rules/forms/form.ts'
import { DraftNote } from '../editing/draft-note.tsx'
import { FaultsSummary } from '../form-engine/faults-summary.tsx'
import { FormSectionFields } from '../form-engine/form-section-fields.tsx'
import { FormText } from '../form-engine/form-text.tsx'
import { ShownFaults } from '../form-files/file-category-fields.tsx'
import { Link } from '../navigation/navigation.tsx'
import { Button } from '../ui/button/button.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { Row, Stack } from '../ui/stack/stack.tsx'
import { CheckPage } from './check-page.tsx'
import { DeviceQuestion } from './device-question.tsx'
import { DraftBanners } from './draft-banners.tsx'
import { faultsIn, fileFaultsIn, hasAny } from './fault-sets.ts'
import { type LongFormState, useLongForm } from './form-context.ts'
import styles from './long-form.module.css'
import type { FilesStep } from './long-form-props.ts'
import { OverviewPage } from './overview-page.tsx'
import { PartHeading } from './part-heading.tsx'
import { CHECK, FILES } from './use-form-place.ts'
import { WholeForm } from './whole-form.tsx'

/** The button to continue, and the link that leaves the part. */
function PartActions() {
  const { t } = useTranslation('long-form')
  const { draft, place } = useLongForm()
  return (
    <Stack gap={3} className="no-print">
      <Row gap={4}>
        <Button type="submit" variant="primary">
          {place.returnsToCheck ? t(($) => $.saveToCheck) : t(($) => $.save)}
        </Button>
        {/* Leaves the part unfinished: everything in it is stored. */}
        <Link className={styles.leave} to={place.hrefOf('')}>
          {t(($) => $.back)}
        </Link>
      </Row>
      <DraftNote storedAt={draft.storedAt} savedAt={undefined} />
    </Stack>
  )
}

/** The part of the form that the address names; the overview if the part does not exist. */
export function FormPages() {
  const form = useLongForm()
  const { draft, isReadOnly, intro, place } = form
  const element = useRef<HTMLDivElement>(null)
  const shown = useRef(place.part)
  // The notice of a restored draft is shown on the page where the user entered the form, and on the overview.
  const [entry] = useState(place.part)

  // Each part is a page of its own: scroll to its top and focus its heading; on the first page the browser does this.
  useEffect(() => {
    if (shown.current === place.part) return
    shown.current = place.part
    window.scrollTo(0, 0)
    const heading = element.current?.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [place.part])

  if (isReadOnly) {
    return (
      <Stack gap={5}>
        {intro}
        <WholeForm />
      </Stack>
    )
  }
  const page = partPage(form)
  return (
    <div ref={element}>
      {(place.part === entry || place.part === '') && <DraftBanners draft={draft} />}
      {draft.isReady && place.part === entry && page && (
        <div className={styles.device}>
          <DeviceQuestion />
        </div>
      )}
      {draft.isReady ? (page ?? <OverviewPage />) : <Skeleton shape="page" />}
    </div>
  )
}

/** The page of the part in the address; undefined on the overview, and if there is no such part. */
function partPage({ definition, files, place }: LongFormState) {
  const section = definition.sections.find(({ id }) => id === place.part)
  if (section) return <SectionPage key={section.id} section={section} />
  if (place.part === FILES && files) return <FilesPage files={files} />
  return place.part === CHECK ? <CheckPage /> : undefined
}

/** The files of the form, the last part before the check. */
function FilesPage({ files }: { files: FilesStep }) {
  const { t } = useTranslation('long-form')
  const { definition, faults, pass } = useLongForm()
  const shown = fileFaultsIn(faults.shown)
  const step = definition.sections.length + 1

  function save(event: SubmitEvent) {
    event.preventDefault()
    faults.clearFileFaults()
    if (hasAny(files.faults)) faults.accuse(files.faults)
    else {
      files.sendHeld?.()
      pass({ id: FILES, title: files.title })
    }
  }

  return (
    <form noValidate onSubmit={save}>
      <Stack gap={5}>
        <PartHeading title={files.title} caption={t(($) => $.step, { step, count: step })} />
        <FaultsSummary definition={definition} faults={shown} fileText={files.faultText} attempt={faults.attempt} />
        <ShownFaults value={shown}>{files.element}</ShownFaults>
        <PartActions />
      </Stack>
    </form>
  )
}

/** The page of one section: its questions, and the button to continue. */
function SectionPage({ section }: { section: FormSection }) {
  const { t } = useTranslation('long-form')
  const { definition, draft, remarks, faults, today, pass, files } = useLongForm()
  const shown = faultsIn(section, faults.shown)
  const step = definition.sections.indexOf(section) + 1
  const count = definition.sections.length + (files ? 1 : 0)

  function save(event: SubmitEvent) {
    event.preventDefault()
    draft.answers.flush()
    const found = checkSection(definition, section, fitAnswers(definition, draft.answers.all()), { today })
    if (hasAny(found)) faults.accuse(found)
    else pass(section)
  }

  return (
    <form noValidate onSubmit={save}>
      <Stack gap={5}>
        <PartHeading title={section.title} caption={count > 1 ? t(($) => $.step, { step, count }) : undefined} />
        <FaultsSummary definition={definition} faults={shown} attempt={faults.attempt} />
        {section.description !== undefined && <FormText text={section.description} />}
        <FormSectionFields
          definition={definition}
          section={section}
          answers={draft.answers}
          faults={shown}
          remarks={remarks}
        />
        <PartActions />
      </Stack>
    </form>
  )
}
