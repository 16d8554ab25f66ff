import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { openLink } from '../../shared/api/open-link.ts'
import styles from './campaign-note.module.css'

/**
 * Which campaign somebody comes by, once it is known that its link is good. Nothing of one that is not, and nothing where the answer
 * was lost: the registration is the same without it.
 */
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
