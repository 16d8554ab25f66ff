import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import { Stack } from '../ui/stack.tsx'
import { CheckPage } from './check-page.tsx'
import { DeviceQuestion } from './device-question.tsx'
import { DraftBanners } from './draft-banners.tsx'
import { FilesPage } from './files-page.tsx'
import { useLongForm } from './form-context.ts'
import styles from './long-form.module.css'
import { OverviewPage } from './overview-page.tsx'
import { SectionPage } from './section-page.tsx'
import { CHECK, FILES } from './use-form-place.ts'
import { WholeForm } from './whole-form.tsx'

/** The part of the form that the address names; the overview if the part does not exist. */
export function FormPages() {
  const { draft, isReadOnly, intro, place } = useLongForm()
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
  return (
    <div ref={element}>
      {(place.part === entry || place.part === '') && <DraftBanners draft={draft} />}
      {draft.isReady && place.part === entry && place.part !== '' && (
        <div className={styles.device}>
          <DeviceQuestion />
        </div>
      )}
      {draft.isReady ? <Part /> : <Skeleton shape="page" />}
    </div>
  )
}

function Part() {
  const { definition, files, place } = useLongForm()
  const section = definition.sections.find(({ id }) => id === place.part)
  if (section) return <SectionPage key={section.id} section={section} />
  if (place.part === FILES && files) return <FilesPage files={files} />
  return place.part === CHECK ? <CheckPage /> : <OverviewPage />
}
