import type { AccountKind } from '../../shared/session/account-kind.ts'
import { ANSWER, paidOf } from './answers.ts'
import { MissingPaymentAnswer } from './missing-payment-answer.tsx'
import { Reported } from './reported.tsx'
import { StepFrame } from './step-frame.tsx'
import { AmountStep, HowStep, SymbolStep, WhenStep } from './steps.tsx'
import { useGuide } from './use-guide.ts'

type MissingPaymentProps = { personId: string; ownNumber: string; kind: AccountKind }

/**
 * The guided check of a missing payment (rule 7.11): four questions, then the result by the rules.
 */
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
