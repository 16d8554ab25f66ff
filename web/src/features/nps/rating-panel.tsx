import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClockValue } from '../../shared/api/use-clock-value.ts'
import type { Rating } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { NoticeHeading } from '../../shared/ui/notice-heading.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { npsErrorKey } from './nps-error.ts'
import { RatingForm } from './rating-form.tsx'
import { useSaveRating } from './save-rating.ts'
import { ThankYou } from './thank-you.tsx'
import { isVoteLocked } from './vote-lock.ts'

type RatingPanelProps = {
  lastVote: Rating
  emlid: string | undefined
  /** The feedback form for a rating; passed by the screen because it belongs to another feature. */
  Feedback: ComponentType<{ rating: number }>
}

/**
 * The hearts, or the thank-you while a vote is locked. The thank-you stays after the lock: a
 * half-written message must not be lost.
 */
export function RatingPanel({ lastVote, emlid, Feedback }: RatingPanelProps) {
  const { t } = useTranslation('nps')
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
    <FailureBanner
      ns="nps"
      failure={failure}
      refusedTitle={t(($) => $.failed)}
      text={<p>{t(($) => $[npsErrorKey(failure)])}</p>}
    />
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
      <NoticeHeading isNews={hasTurned}>{t(($) => $.title)}</NoticeHeading>
      <RatingForm lastVote={lastVote} onSave={rate} onFailure={setFailure} />
      {problem}
    </Stack>
  )
}
