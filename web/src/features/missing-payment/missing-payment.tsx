import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import type { AccountKind } from '../../shared/session/account-kind.ts'
import { Card } from '../../shared/ui/card.tsx'
import { NoticeHeading } from '../../shared/ui/notice-heading.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { ANSWER, type MissingPaymentStep, paidOf, STEPS } from './answers.ts'
import styles from './missing-payment.module.css'
import { MissingPaymentAnswer } from './missing-payment-answer.tsx'
import { Reported } from './reported.tsx'
import { AmountStep, HowStep, SymbolStep, WhenStep } from './steps.tsx'
import { type Guide, useGuide } from './use-guide.ts'

type MissingPaymentProps = { personId: string; ownNumber: string; kind: AccountKind }

/** Four questions, then the result by the rules (rule 7.11). */
export function MissingPayment({ personId, ownNumber, kind }: MissingPaymentProps) {
  const guide = useGuide(personId)
  const paid = paidOf(guide.answers)
  const { step, answers } = guide
  if (step === ANSWER && paid && answers.reported)
    return <Reported reported={answers.reported} paid={paid} guide={guide} />
  if (step === ANSWER) return paid ? <MissingPaymentAnswer paid={paid} guide={guide} kind={kind} /> : null
  return (
    <StepFrame key={step} step={step} guide={guide}>
      {step === 'zpusob' && <HowStep guide={guide} />}
      {step === 'den' && <WhenStep guide={guide} />}
      {step === 'castka' && <AmountStep guide={guide} />}
      {step === 'symbol' && <SymbolStep guide={guide} ownNumber={ownNumber} />}
    </StepFrame>
  )
}

/** One question per page (design, „one thing at a time“). */
function StepFrame({ step, guide, children }: { step: MissingPaymentStep; guide: Guide; children: ReactNode }) {
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
            <NoticeHeading takesFocus={guide.hasMoved}>{t(($) => $.question[step])}</NoticeHeading>
            {index === 0 && <p>{t(($) => $.lead)}</p>}
          </Stack>
          {children}
        </Stack>
      </Card>
    </Stack>
  )
}
