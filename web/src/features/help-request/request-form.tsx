import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { Api } from '#web/shared/api/client.ts'
import type { OnProgress } from '#web/shared/api/upload.ts'
import type { FormAnswers, FormDefinition, FormFiles, Remark } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { filesStep } from '#web/shared/form-files/files-step.tsx'
import { UnfinishedFiles } from '#web/shared/form-files/unfinished-files.tsx'
import { useFormFiles } from '#web/shared/form-files/use-form-files.ts'
import { LongForm } from '#web/shared/long-form/long-form.tsx'
import type { AnswersDraft, Notes } from '#web/shared/long-form/use-answers-draft.ts'
import {
  type FileToAdd,
  removeHelpRequestFile,
  requestRefusalOf,
  uploadHelpRequestFile,
} from './help-request-queries.ts'
import type { RequestAccess } from './request-access.ts'
import type { SentRequest } from './sent-request.ts'
import { noteUploaded } from './uploaded-names.ts'
import { useRequestSending } from './use-request-sending.ts'

type Ports = {
  api: Api
  access: RequestAccess
  notes: Notes
  /** The value of a request without files. */
  empty: FormFiles
}

/** An expired key is no error of the file: it is added to the next request. */
function requestFiles({ api, access, notes, empty }: Ports) {
  async function throughKey<T>(call: (requestKey: string) => Promise<T>, ended?: () => T): Promise<T> {
    const requestKey = await access.key()
    try {
      return await call(requestKey)
    } catch (failure) {
      const refusal = requestRefusalOf(failure)
      if (refusal === undefined || !access.refused(refusal)) throw failure
      return ended ? ended() : call(await access.key())
    }
  }

  function noted(files: FormFiles): FormFiles {
    noteUploaded(notes, files)
    return files
  }

  return {
    async upload(item: FileToAdd, key: string, onProgress?: OnProgress, signal?: AbortSignal): Promise<FormFiles> {
      return noted(
        await throughKey((requestKey) =>
          // The same file for another request is another intent, with its own idempotency key:
          // otherwise a lost answer of one would make the next one fail.
          uploadHelpRequestFile(api, requestKey, item, `${key}-${requestKey.slice(-12)}`, onProgress, signal),
        ),
      )
    },
    async remove(fileId: string): Promise<FormFiles> {
      return noted(
        await throughKey(
          (requestKey) => removeHelpRequestFile(api, requestKey, fileId),
          () => empty,
        ),
      )
    },
  }
}

type RequestFormProps = {
  /** Distinguishes its files from those of another request on this page. */
  name: string
  /** The same after a reload; defaults to `name`. */
  tabName?: string | undefined
  form: FormDefinition
  /** As stored at the foundation. */
  files: FormFiles
  draft: AnswersDraft
  access: RequestAccess
  /** The head of the overview. */
  intro: ReactNode
  /** A change during filling in, shown on the overview and at the submit button. */
  notice: ReactNode
  sendLabel: string
  remarks?: readonly Remark[]
  /** The answers to which the remarks refer. */
  returned?: FormAnswers
  onSent: (sent: SentRequest) => void
  onChanged: () => void
  /** The files and the key of the request are gone; the answers stay. */
  onRestarted: () => void
  /** Deletes everything after a click; undefined if the request cannot be reset. */
  onDiscarded?: (() => void) | undefined
}

const noRemarks: readonly Remark[] = []

/** The form with its files and its submit: used for a new request and for a returned one. */
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
      // The data of the sent request are deleted from this device before another person uses it.
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
    if (wasHasty && state.isBusy) return <UnfinishedFiles files={state.unfinished} />
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
      files={filesStep(
        t(($) => $.form.files),
        state,
      )}
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
