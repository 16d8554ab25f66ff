import { PanelLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { narrowConsole } from '../api/place-window.ts'
import styles from './console.module.css'

const SIDE_WINDOW = 'sandbox-console'

/** Opens the console in a narrow window, so that the portal fits next to it. Hidden where the console is narrow already. */
export function SideWindow() {
  const { t } = useTranslation('console')
  const features = narrowConsole(window)
  if (features === undefined) return null
  return (
    <button
      type="button"
      className={styles.side}
      onClick={() => window.open(window.location.href, SIDE_WINDOW, features)?.focus()}
    >
      <PanelLeft aria-hidden="true" />
      {t(($) => $.sideWindow)}
    </button>
  )
}
