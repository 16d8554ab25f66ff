import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../../src/shared/ui/banner.tsx'
import { recordingQuery } from '../../../session/recording-queries.ts'
import { unmetFaults } from '../steps/unmet-faults.ts'
import { useStepTexts } from '../steps/use-step-texts.ts'

/** Which faults a recording does not show, so that nobody takes its test for a proof of them. */
export function UnmetFaultsBanner({ world }: { world: string }) {
  const { t } = useTranslation('console-recording')
  const wordsOf = useStepTexts()
  const { data } = useQuery(recordingQuery(world))
  const unmet = unmetFaults(data?.steps ?? [])
  if (unmet.length === 0) return null
  return (
    <Banner tone="warn" role="status" title={t(($) => $.unmet, { count: unmet.length })}>
      <ul>
        {unmet.map((step) => (
          <li key={step.id}>{wordsOf(step)}</li>
        ))}
      </ul>
    </Banner>
  )
}
