import { useState } from 'react'
import type { MissingPaymentReported } from '#web/shared/api/wire.ts'
import { usePortalLocation, usePortalNavigate } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import {
  type ANSWER,
  forgetAnswers,
  type MissingPaymentStep,
  type PaymentAnswers,
  readPaymentAnswers,
  saveAnswers,
  stepAfter,
  stepToShow,
} from './answers.ts'

export type Guide = {
  step: MissingPaymentStep | typeof ANSWER
  answers: PaymentAnswers
  /** The user moved between the steps: the question takes the focus. */
  hasMoved: boolean
  /** A changed answer means another payment, for which there is no report yet. */
  answer: (step: MissingPaymentStep, given: PaymentAnswers) => void
  /** Saves the receipt of the report. */
  close: (reported: MissingPaymentReported) => void
  pathOf: (step: MissingPaymentStep) => string
  goTo: (step: MissingPaymentStep) => void
  restart: () => void
}

const pathOf = (step: MissingPaymentStep | typeof ANSWER) => `${paths.missingPayment}?krok=${step}`

/** Back leads to the previous question; an address with unanswered questions before it shows the first of those. */
export function useGuide(personId: string): Guide {
  const go = usePortalNavigate()
  const { search } = usePortalLocation()
  const [answers, setAnswers] = useState(() => readPaymentAnswers(personId))
  const [hasMoved, setMoved] = useState(false)
  const step = stepToShow(new URLSearchParams(search).get('krok'), answers)
  const [seen, setSeen] = useState(step)
  // Back and the links change the step too.
  if (seen !== step) {
    setSeen(step)
    setMoved(true)
  }

  function keep(now: PaymentAnswers): void {
    setAnswers(now)
    saveAnswers(personId, now)
  }

  function move(to: string): void {
    window.scrollTo(0, 0)
    go(to)
  }

  return {
    step,
    answers,
    hasMoved,
    pathOf,
    answer(step, given) {
      keep({ ...answers, ...given, reported: undefined })
      move(pathOf(stepAfter(step)))
    },
    close: (reported) => keep({ ...answers, reported }),
    goTo: (step) => move(pathOf(step)),
    restart() {
      forgetAnswers()
      setAnswers({})
      move(paths.missingPayment)
    },
  }
}
