import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminLink, AdminLinkKind } from '#web/shared/api/wire.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { Card } from '#web/shared/ui/card/card.tsx'
import { RadioField } from '#web/shared/ui/fields/radio-field.tsx'
import { PageIntro } from '#web/shared/ui/page-intro.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './admin.module.css'
import { adminKeys } from './admin-queries.ts'
import { LinkForm } from './link-form.tsx'
import { LinkList } from './link-list.tsx'
import { MadeLink } from './made-link.tsx'

/** /admin/link-generator: a new link with its full address, then all links. */
export function LinkGenerator() {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const [made, setMade] = useState<AdminLink>()
  // A counter, so that the next link starts with an empty form and the focus on its heading.
  const [round, setRound] = useState(0)

  function show(link: AdminLink) {
    setMade(link)
    void client.invalidateQueries({ queryKey: adminKeys.links })
    void client.invalidateQueries({ queryKey: adminKeys.overview })
  }

  function another() {
    setMade(undefined)
    setRound((count) => count + 1)
  }

  return (
    <Stack gap={5}>
      <PageIntro
        back={<Link to={paths.admin}>{t(($) => $.generator.back)}</Link>}
        title={t(($) => $.generator.title)}
        lead={t(($) => $.generator.lead)}
      />
      <Card as="section" variant="roomy" className={styles.maker}>
        {made ? (
          <MadeLink link={made} onAnother={another} />
        ) : (
          <NewLink key={round} isAnother={round > 0} onMade={show} />
        )}
      </Card>
      <LinkList />
    </Stack>
  )
}

const KINDS = ['registration', 'payment', 'rating', 'questionnaire-edit'] as const satisfies readonly AdminLinkKind[]

type NewLinkProps = { isAnother: boolean; onMade: (link: AdminLink) => void }

function NewLink({ isAnother, onMade }: NewLinkProps) {
  const { t } = useTranslation('admin')
  const { element, kind, choose, remove } = useKind()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnother) heading.current?.focus()
  }, [isAnother])

  function made(link: AdminLink) {
    remove()
    onMade(link)
  }

  return (
    <Stack gap={5}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t(($) => $.newLink.title)}
      </h2>
      <form ref={element} onChange={choose} onSubmit={(event) => event.preventDefault()}>
        <RadioField
          name="kind"
          label={t(($) => $.newLink.question)}
          choices={KINDS.map((value) => ({
            value,
            label: t(($) => $.kind[value]),
            hint: t(($) => $.kindHint[value]),
          }))}
        />
      </form>
      {kind && <LinkForm key={kind} kind={kind} onMade={made} />}
    </Stack>
  )
}

/** Stored with the typed values: without it the restored fields would not show. */
function useKind() {
  const [kind, setKind] = useState<AdminLinkKind>()
  const { element, save, remove } = useDraft('admin-link', {
    storage: 'tab',
    onReady: (form) => setKind(kindIn(form)),
  })

  function choose({ currentTarget }: ChangeEvent<HTMLFormElement>) {
    save()
    setKind(kindIn(currentTarget))
  }
  return { element, kind, choose, remove }
}

function kindIn(form: HTMLFormElement): AdminLinkKind | undefined {
  const chosen = new FormData(form).get('kind')
  return KINDS.find((kind) => kind === chosen)
}
