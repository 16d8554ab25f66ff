import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { ratingRequestSchema } from '#web/shared/api/schemas.ts'
import { useClockValue } from '#web/shared/api/use-clock-value.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { Rating } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { useWait } from '#web/shared/failure/wait-text.ts'
import { formatDate } from '#web/shared/format/date.ts'
import { useContractForm } from '#web/shared/forms/contract-form.ts'
import { usePortalLocation, usePortalNavigate } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { ContractForm, FormSummary, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { RatingHearts } from '#web/shared/ui/rating-hearts/rating-hearts.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import { npsErrorKey } from './nps-error.ts'
import { npsQuery, ratingRequest, saveNps, type Voter } from './nps-queries.ts'
import { ThankYou } from './thank-you.tsx'
import { isVoteLocked } from './vote-lock.ts'

type RatingFormProps = {
  lastVote: Rating
  /** Rejects with `ApiFailure`. */
  onSave: (rating: number) => Promise<void>
  onFailure: (failure: unknown) => void
}

/** Ten hearts and a save button, with the date of the last vote below (rule 9.1). */
function RatingForm({ lastVote, onSave, onFailure }: RatingFormProps) {
  const { t } = useTranslation('nps')
  const language = useLanguage()
  const form = useContractForm({
    schema: ratingRequestSchema,
    onSubmit: ({ rating }) => onSave(rating),
    onFailure,
  })
  return (
    <ContractForm form={form} labels={{ rating: t(($) => $.question) }} ownText={() => t(($) => $.chooseHearts)}>
      <Stack gap={5} align="stretch">
        <FormSummary />
        <RatingHearts
          name="rating"
          hint={t(($) => $.hint)}
          negativeLabel={t(($) => $.negative)}
          positiveLabel={t(($) => $.positive)}
        />
        <div>
          <SubmitButton>{t(($) => $.save)}</SubmitButton>
        </div>
        <p className="soft small">
          {lastVote.Date === null ? (
            t(($) => $.neverVoted)
          ) : (
            <SpokenText text={t(($) => $.lastVote, { date: formatDate(lastVote.Date, language) })} />
          )}
        </p>
      </Stack>
    </ContractForm>
  )
}

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
