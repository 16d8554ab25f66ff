import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { worldTotalsQuery } from '../api/world-queries.ts'

/** After a text that says how long a world or a link stays: on a server without a folder and without a database, no longer than the server. */
export function NotStored() {
  const { t } = useTranslation('console')
  const { data } = useQuery(worldTotalsQuery)
  return data?.isDurable === false && <> {t(($) => $.world.notStored)}</>
}
