import { useState } from 'react'
import type { MissingPaymentReported } from '../../shared/api/wire.ts'
import { usePortalLocation, usePortalNavigate } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import {
  type ANSWER,
  type Answers,
  forgetAnswers,
  readAnswers,
  type Step,
  saveAnswers,
  stepAfter,
  stepToShow,
} from './answers.ts'

export type Guide = {
  step: Step | typeof ANSWER
  answers: Answers
  /** Somebody has moved between the steps: the question is read out. */
  hasMoved: boolean
  /** Takes an answer and goes on; another answer is another payment, which nobody has asked about yet. */
  answer: (step: Step, given: Answers) => void
  /** Keeps the receipt of the letter. */
  close: (reported: MissingPaymentReported) => void
  pathOf: (step: Step) => string
  goTo: (step: Step) => void
  restart: () => void
}

const pathOf = (step: Step | typeof ANSWER) => `${paths.missingPayment}?krok=${step}`

/**
 * The guided check as steps of the tab's history: the way back leads to the question before. The address holds the step alone; a
 * step whose questions have no answers yet shows the first of those instead.
 */
export function useGuide(personId: string): Guide {
  const go = usePortalNavigate()
  const { search } = usePortalLocation()
  const [answers, setAnswers] = useState(() => readAnswers(personId))
  const [hasMoved, setMoved] = useState(false)
  const step = stepToShow(new URLSearchParams(search).get('krok'), answers)
  const [seen, setSeen] = useState(step)
  // The way back of the browser and the links move, too.
  if (seen !== step) {
    setSeen(step)
    setMoved(true)
  }

  function keep(now: Answers): void {
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
