import { useTranslation } from 'react-i18next'
import type { Tab } from '../frame/tabs.ts'

/** The tools beside a world. */
export function ToolPanel({ tab, world }: { tab: Exclude<Tab, 'world'>; world: string }) {
  const { t } = useTranslation('console-tools')
  return (
    <p>
      {t(($) => $.title[tab])} {world}
    </p>
  )
}
