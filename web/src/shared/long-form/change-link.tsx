import { useTranslation } from 'react-i18next'
import { Link } from '../navigation/navigation.tsx'
import { useLongForm } from './form-context.ts'

/** „Změnit“ of one part on the check page; saving it leads back there. */
export function ChangeLink({ part, title }: { part: string; title: string }) {
  const { t } = useTranslation('long-form')
  const { place } = useLongForm()
  return (
    <Link
      className="no-print"
      to={place.hrefOf(part, { returnsToCheck: true })}
      aria-label={t(($) => $.check.changePart, { part: title })}
    >
      {t(($) => $.check.change)}
    </Link>
  )
}
