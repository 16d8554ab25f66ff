import { useTranslation } from 'react-i18next'
import { Link } from '../navigation/navigation.tsx'
import { useLongForm } from './form-context.ts'

type ChangeLinkProps = {
  part: string
  title: string
  /** The part has no answers yet. */
  isEmpty: boolean
}

/** The link „Změnit“ or „Vyplnit“ of one part on the check page; saving the part returns there. */
export function ChangeLink({ part, title, isEmpty }: ChangeLinkProps) {
  const { t } = useTranslation('long-form')
  const { place } = useLongForm()
  return (
    <Link
      className="no-print standalone-link"
      to={place.hrefOf(part, { returnsToCheck: true })}
      aria-label={isEmpty ? t(($) => $.check.fillPart, { part: title }) : t(($) => $.check.changePart, { part: title })}
    >
      {isEmpty ? t(($) => $.check.fill) : t(($) => $.check.change)}
    </Link>
  )
}
