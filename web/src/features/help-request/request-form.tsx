import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import type { FormAnswers, FormDefinition, FormFiles, Remark } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { FilesStepFields, FilesSummary, hasNoFiles } from '../../shared/form-files/files-step.tsx'
import { UnfinishedFiles } from '../../shared/form-files/unfinished-files.tsx'
import { useFormFiles } from '../../shared/form-files/use-form-files.ts'
import { LongForm } from '../../shared/long-form/long-form.tsx'
import type { AnswersDraft } from '../../shared/long-form/use-answers-draft.ts'
import type { RequestAccess } from './request-access.ts'
import { requestFiles } from './request-files.ts'
import type { SentRequest } from './sent-request.ts'
import { useRequestSending } from './use-request-sending.ts'

type RequestFormProps = {
  /** Tells its files from those of another request on this page. */
  name: string
  /** The same after a reload; `name` if none is given. */
  tabName?: string | undefined
  form: FormDefinition
  /** As the foundation has them. */
  files: FormFiles
  draft: AnswersDraft
  access: RequestAccess
  /** Head of the overview. */
  intro: ReactNode
  /** What has changed under somebody's hands, told on the overview and at the button that sends. */
  notice: ReactNode
  sendLabel: string
  remarks?: readonly Remark[]
  /** The answers that the remarks are about. */
  returned?: FormAnswers
  onSent: (sent: SentRequest) => void
  onChanged: () => void
  /** Files and key of the request are gone; what is written stays. */
  onRestarted: () => void
  /** Everything is gone, at somebody's press; undefined where the request stays what it is. */
  onDiscarded?: (() => void) | undefined
}

const noRemarks: readonly Remark[] = []

/** The form with its files and its sending: the same for a new request and for one that came back to be completed. */
export function RequestForm(props: RequestFormProps) {
  const { name, form, files, draft, access, intro, notice, sendLabel, remarks = noRemarks } = props
  const { t } = useTranslation('help-request')
  const api = useApi()
  const { notes } = draft
  const way = requestFiles({ api, access, notes, empty: { ...files, files: [] } })
  const state = useFormFiles({ files, category: 'request', notes, name, tabName: props.tabName, ...way })
  const [wasHasty, setHasty] = useState(false)
  const sending = useRequestSending({
    form,
    notes,
    access,
    onChanged: props.onChanged,
    onRestarted() {
      state.drop()
      props.onRestarted()
    },
    onSent(sent) {
      // What was sent is on this device no more, before anybody else takes it in hand.
      draft.forget()
      state.drop()
      props.onSent(sent)
    },
  })
  function discard() {
    draft.discard()
    if (!props.onDiscarded) return
    state.drop()
    props.onDiscarded()
  }
  function problem() {
    if (wasHasty && state.isBusy) return <UnfinishedFiles />
    return sending.failure ? (
      <FailureBanner ns="help-request" failure={sending.failure} phone="recipients">
        <p>{t(($) => $.problem.once)}</p>
      </FailureBanner>
    ) : (
      notice
    )
  }
  return (
    <LongForm
      definition={form}
      draft={{ ...draft, discard }}
      remarks={remarks}
      returned={props.returned}
      intro={
        <>
          {intro}
          {notice}
        </>
      }
      files={{
        title: t(($) => $.form.files),
        isComplete: state.isComplete,
        isEmpty: hasNoFiles(state),
        faults: state.faults,
        labels: state.labels,
        element: <FilesStepFields state={state} />,
        summary: <FilesSummary state={state} />,
      }}
      send={{
        label: sendLabel,
        isSending: sending.isSending,
        problem: problem(),
        serverFaults: sending.faults,
        onSend(answers) {
          setHasty(state.isBusy)
          if (!state.isBusy) sending.send(answers)
        },
      }}
    />
  )
}
