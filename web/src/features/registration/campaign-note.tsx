import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { openLink } from '#web/shared/api/open-link.ts'
import { whileMounted } from '#web/shared/while-mounted.ts'
import styles from './campaign-note.module.css'

/** Nothing for an invalid link or after a lost answer: the registration is the same without it. */
export function CampaignNote({ slug }: { slug: string }) {
  const { t } = useTranslation('registration')
  const api = useApi()
  const [name, setName] = useState<string>()
  useEffect(() => {
    const show = (link: Awaited<ReturnType<typeof openLink>>) => {
      if (link.kind === 'registration') setName(link.campaign)
    }
    return whileMounted(openLink(api, slug), show, () => {})
  }, [api, slug])
  return (
    <p role="status" className={styles.note}>
      {name !== undefined && t(($) => $.campaign, { name })}
    </p>
  )
}
