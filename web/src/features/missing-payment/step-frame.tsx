import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { Card } from '../../shared/ui/card.tsx'
import { NoticeHeading } from '../../shared/ui/notice-heading.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { type MissingPaymentStep, STEPS } from './answers.ts'
import styles from './missing-payment.module.css'
import type { Guide } from './use-guide.ts'

/**
 * One question per page, with a back link above and the step count (design, „one thing at a time“).
 */
export function StepFrame({ step, guide, children }: { step: MissingPaymentStep; guide: Guide; children: ReactNode }) {
  const { t } = useTranslation('missing-payment')
  const index = STEPS.indexOf(step)
  const before = STEPS[index - 1]
  return (
    <Stack gap={4} className={styles.page}>
      <Link to={before ? guide.pathOf(before) : paths.payments} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {before ? t(($) => $.back) : t(($) => $.backToPayments)}
      </Link>
      <Card as="section" variant="roomy">
        <Stack gap={5}>
          <Stack gap={2}>
            <p className="soft">{t(($) => $.progress, { step: index + 1, count: STEPS.length })}</p>
            <NoticeHeading isNews={guide.hasMoved}>{t(($) => $.question[step])}</NoticeHeading>
            {index === 0 && <p>{t(($) => $.lead)}</p>}
          </Stack>
          {children}
        </Stack>
      </Card>
    </Stack>
  )
}
