import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClockValue } from '../../shared/api/use-clock-value.ts'
import type { Rating } from '../../shared/api/wire.ts'
import { useFailureTitle } from '../../shared/editing/use-failure-title.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { NewsHeading } from '../../shared/ui/news-heading.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { npsErrorKey } from './nps-error.ts'
import { RatingForm } from './rating-form.tsx'
import { useSaveRating } from './save-rating.ts'
import { ThankYou } from './thank-you.tsx'
import { isVoteLocked } from './vote-lock.ts'

type RatingPanelProps = {
  lastVote: Rating
  emlid: string | undefined
  /** The feedback form for a rating; another feature's, so the screen brings it. */
  Feedback: ComponentType<{ rating: number }>
}

/** The hearts, or the thank-you while a vote is locked. Once thanked it stays: nobody loses a half-written message to a clock. */
export function RatingPanel({ lastVote, emlid, Feedback }: RatingPanelProps) {
  const { t } = useTranslation('nps')
  const titleOf = useFailureTitle()
  const save = useSaveRating(emlid)
  const isLocked = useClockValue((now) => isVoteLocked(lastVote, now))
  const [isThanked, setThanked] = useState(isLocked)
  const [hasTurned, setTurned] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  if (isLocked && !isThanked) setThanked(true)

  async function rate(rating: number) {
    setFailure(undefined)
    await save(rating)
    setTurned(true)
  }

  function rateAgain() {
    setThanked(false)
    setTurned(true)
  }

  const problem = failure !== undefined && (
    <Banner
      tone="error"
      role="alert"
      title={titleOf(
        failure,
        t(($) => $.failed),
      )}
    >
      {t(($) => $[npsErrorKey(failure)])}
    </Banner>
  )
  if (isThanked && lastVote.Value !== null) {
    return (
      <>
        {problem}
        <ThankYou
          key={lastVote.Date}
          rating={lastVote.Value}
          isNews={hasTurned}
          onRateAgain={isLocked ? undefined : rateAgain}
          feedback={<Feedback rating={lastVote.Value} />}
        />
      </>
    )
  }
  return (
    <Stack gap={5}>
      <NewsHeading isNews={hasTurned}>{t(($) => $.title)}</NewsHeading>
      <RatingForm lastVote={lastVote} onSave={rate} onFailure={setFailure} />
      {problem}
    </Stack>
  )
}
