import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answered, sandbox } from '../api/sandbox.ts'

/** What happens in a world: its clock, people, messages, next events and journal. */
export function WorldPanel({ world }: { world: string }) {
  const { t } = useTranslation('console')
  const { data } = useQuery({
    queryKey: [world, 'world'],
    queryFn: () => answered(sandbox.GET('/worlds/{world}', { params: { path: { world } } })),
  })
  return <p>{data ? t(($) => $.scenario, { name: data.scenario }) : t(($) => $.loading)}</p>
}
