import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { openLink } from '../../shared/api/open-link.ts'
import styles from './campaign-note.module.css'

/** Nothing for an invalid link or after a lost answer: the registration is the same without it. */
export function CampaignNote({ slug }: { slug: string }) {
  const { t } = useTranslation('registration')
  const api = useApi()
  const [name, setName] = useState<string>()
  useEffect(() => {
    let isHere = true
    const say = (link: Awaited<ReturnType<typeof openLink>>) => {
      if (isHere && link.kind === 'registration') setName(link.campaign)
    }
    openLink(api, slug).then(say, () => {})
    return () => {
      isHere = false
    }
  }, [api, slug])
  return (
    <p role="status" className={styles.note}>
      {name !== undefined && t(($) => $.campaign, { name })}
    </p>
  )
}
