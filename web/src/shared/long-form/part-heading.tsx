import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../navigation/navigation.tsx'
import { Stack } from '../ui/stack/stack.tsx'
import { useLongForm } from './form-context.ts'
import styles from './long-form.module.css'

type PartHeadingProps = {
  title: string
  /** Where in the form it is. */
  caption?: ReactNode
}

/** The head of a part: the link to the overview, its number, and its title. */
export function PartHeading({ title, caption }: PartHeadingProps) {
  const { t } = useTranslation('long-form')
  return (
    <Stack gap={2}>
      <p className="small no-print">
        <Link className={styles.back} to={useLongForm().place.hrefOf('')}>
          <ChevronLeft aria-hidden="true" />
          {t(($) => $.toOverview)}
        </Link>
      </p>
      {caption !== undefined && <p className="soft">{caption}</p>}
      <h1 tabIndex={-1}>{title}</h1>
    </Stack>
  )
}
