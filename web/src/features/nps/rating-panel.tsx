import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { useClockValue } from '../../shared/api/use-clock-value.ts'
import { useSave } from '../../shared/api/use-save.ts'
import type { Rating } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { useWait } from '../../shared/failure/wait-text.ts'
import { usePortalLocation, usePortalNavigate } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { NoticeHeading } from '../../shared/ui/notice-heading.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { npsErrorKey } from './nps-error.ts'
import { npsQuery, ratingRequest, saveNps, type Voter } from './nps-queries.ts'
import { RatingForm } from './rating-form.tsx'
import { ThankYou } from './thank-you.tsx'
import { isVoteLocked } from './vote-lock.ts'

type RatingPanelProps = {
  lastVote: Rating
  emlid: string | undefined
  /** The feedback form for a rating; passed by the screen because it belongs to another feature. */
  Feedback: ComponentType<{ rating: number }>
}

/** The thank-you stays after the lock: a half-written message must not be lost. */
export function RatingPanel({ lastVote, emlid, Feedback }: RatingPanelProps) {
  const { t } = useTranslation('nps')
  const save = useSaveRating(emlid)
  const isLocked = useClockValue((now) => isVoteLocked(lastVote, now))
  const [isThanked, setThanked] = useState(isLocked)
  const [viewChanged, setViewChanged] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const wait = useWait(failure)
  if (isLocked && !isThanked) setThanked(true)

  async function rate(rating: number) {
    setFailure(undefined)
    await save(rating)
    setViewChanged(true)
  }

  function rateAgain() {
    setThanked(false)
    setViewChanged(true)
  }

  const problem = failure !== undefined && (
    <FailureBanner
      ns="nps"
      failure={failure}
      refusedTitle={t(($) => $.failed)}
      text={<p>{t(($) => $[npsErrorKey(failure)], { wait })}</p>}
    />
  )
  if (isThanked && lastVote.Value !== null) {
    return (
      <>
        {problem}
        <ThankYou
          key={lastVote.Date}
          rating={lastVote.Value}
          takesFocus={viewChanged}
          onRateAgain={isLocked ? undefined : rateAgain}
          feedback={<Feedback rating={lastVote.Value} />}
        />
      </>
    )
  }
  return (
    <Stack gap={5}>
      <NoticeHeading takesFocus={viewChanged}>{t(($) => $.title)}</NoticeHeading>
      <RatingForm lastVote={lastVote} onSave={rate} onFailure={setFailure} />
      {problem}
    </Stack>
  )
}

/** Once per intent. Refreshes the profile and navigates to the rating page (rule 9.1). Rejects with `ApiFailure`. */
function useSaveRating(emlid: string | undefined): (rating: number) => Promise<void> {
  const api = useApi()
  const client = useQueryClient()
  const { refreshProfile } = useSessionActions()
  const go = usePortalNavigate()
  // Stores the emlid in the tab, so that a reload still identifies the voter (rule 2.14).
  const { state } = usePortalLocation()
  const { saveAsync } = useSave({
    mutationFn: (vote: Voter & { rating: number }, { idempotencyKey }) => saveNps(api, vote, idempotencyKey),
    body: ratingRequest,
  })
  const { queryKey } = npsQuery(api, { emlid })

  return async (rating) => {
    try {
      client.setQueryData(queryKey, await saveAsync({ rating, emlid }))
    } catch (failure) {
      // The donor voted a moment ago, maybe in another tab: the page thanks for that vote.
      if (failure instanceof ApiFailure && failure.error === 'vote-locked') void client.invalidateQueries({ queryKey })
      throw failure
    }
    void refreshProfile()
    go(paths.rating, { replace: true, state })
  }
}
