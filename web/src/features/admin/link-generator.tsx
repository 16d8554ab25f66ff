import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminLink } from '../../shared/api/wire.ts'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { Card } from '../../shared/ui/card.tsx'
import { PageIntro } from '../../shared/ui/page-intro.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import styles from './admin.module.css'
import { adminKeys } from './admin-queries.ts'
import { LinkList } from './link-list.tsx'
import { MadeLink } from './made-link.tsx'
import { NewLink } from './new-link.tsx'

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
