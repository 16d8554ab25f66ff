import { useTranslation } from 'react-i18next'
import { secondOrigin } from './second-origin.ts'

/** Next to a link for a colleague: an address of this computer opens nothing on another one. */
export function OnlyOnThisComputer() {
  const { t } = useTranslation('console')
  if (secondOrigin(window.location) === undefined) return null
  return <p className="soft small">{t(($) => $.world.onlyHere, { origin: window.location.origin })}</p>
}
