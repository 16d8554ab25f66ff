import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { Api } from '#web/shared/api/client.ts'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { SavedProfile } from '#web/shared/api/wire.ts'
import { SaveProblemBanner, type SaveProblemProps } from '#web/shared/editing/save-problem-banner.tsx'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { isOutcomeUnknown } from '#web/shared/failure/failure-text.ts'
import { useSessionActions } from '#web/shared/session/session-context.tsx'

const own = ['member-not-found', 'main-contact-fixed', 'patient-fixed', 'removal-requested', 'limit-reached'] as const

/** Why the family was not changed, that no data are lost, what to do and whom to call. */
export function MemberProblemBanner({ isRemoval = false, ...problem }: SaveProblemProps & { isRemoval?: boolean }) {
  const { t } = useTranslation('family-member')
  const { failure } = problem
  const code = failure instanceof ApiFailure ? own.find((one) => one === failure.error) : undefined
  if (code === undefined) return <SaveProblemBanner {...problem} />
  const text = <p>{t(($) => $.problem[code][isRemoval ? 'removal' : 'form'])}</p>
  return <FailureBanner ns="family-member" failure={failure} tone="warn" text={text} phone="recipients" />
}

type Call<Request> = (api: Api, request: Request, key: string) => Promise<SavedProfile>

/** Once per intent (rule 18.10); adopts the returned record. Rejects with `ApiFailure`. */
export function useSaveMember<Request>(call: Call<Request>): (request: Request) => Promise<SavedProfile> {
  const api = useApi()
  const { store, refreshProfile } = useSessionActions()
  const { saveAsync } = useSave({
    mutationFn: (request: Request, { idempotencyKey }) => call(api, request, idempotencyKey),
  })

  return async (request) => {
    const { epoch } = store.current()
    try {
      const saved = await saveAsync(request)
      store.refresh({ profile: saved.profile, fullUser: saved.profile_full }, epoch)
      return saved
    } catch (failure) {
      // Reloads the foundation's record, also if it is unknown whether this was saved.
      if (isOutOfDate(failure) || isOutcomeUnknown(failure)) void refreshProfile()
      throw failure
    }
  }
}

/** The record on the page differs from the foundation's record. */
function isOutOfDate(failure: unknown): boolean {
  const codes = [
    'member-not-found',
    'removal-requested',
    'main-contact-fixed',
    'patient-fixed',
    'limit-reached',
    'editing-locked',
  ]
  return failure instanceof ApiFailure && codes.includes(failure.error)
}
