import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '../navigation/navigation.tsx'
import { useLongForm } from './form-context.ts'
import styles from './long-form.module.css'

/** The link to the overview at the top of a part. */
export function BackToOverview() {
  const { t } = useTranslation('long-form')
  return (
    <Link className={styles.back} to={useLongForm().place.hrefOf('')}>
      <ChevronLeft aria-hidden="true" />
      {t(($) => $.toOverview)}
    </Link>
  )
}

/** The link that leaves a part unfinished: everything in it is stored. */
export function LeaveUnfinished() {
  const { t } = useTranslation('long-form')
  return (
    <Link className={styles.leave} to={useLongForm().place.hrefOf('')}>
      {t(($) => $.back)}
    </Link>
  )
}
