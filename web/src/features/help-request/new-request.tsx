import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { FormAnswers, HelpRequestForm, RequestVariant } from '#web/shared/api/wire.ts'
import { type AnswersDraft, type Notes, useAnswersDraft } from '#web/shared/long-form/use-answers-draft.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './help-request.module.css'
import { startedKey, startingAccess } from './request-access.ts'
import { RequestForm } from './request-form.tsx'
import { FormChanged, RequestHead, RequestWaiting } from './request-waiting.tsx'
import { rememberSent, requestPath, type SentRequest, useShowReceipt } from './sent-request.ts'
import { dismissLost, lostNames } from './uploaded-names.ts'
import { draftNameOf } from './use-begun-requests.ts'
import { useRequest } from './use-request.ts'

const lives = { oncological: 0, other: 0 }

/** Uploads outlive the form: names distinguish the files of this request from those of an earlier one. */
const filesNameOf = (variant: RequestVariant): string => `request-${variant}-${lives[variant]}`

/** The request has changed. */
function endFiles(variant: RequestVariant): void {
  lives[variant] += 1
}

const nothing: FormAnswers = {}

type NewRequestProps = {
  opened: HelpRequestForm
  /** The form was changed while it was being filled in. */
  isChanged: boolean
  onChanged: () => void
}

/** First the data stored on this device, then the part stored at the foundation. */
export function NewRequest(props: NewRequestProps) {
  const { form, variant } = props.opened
  const draft = useAnswersDraft({ name: draftNameOf(variant), definition: form, initial: nothing })
  return draft.isReady ? <DraftedRequest {...props} draft={draft} /> : <RequestWaiting variant={variant} />
}

type WithDraft = NewRequestProps & { draft: AnswersDraft }

function DraftedRequest(props: WithDraft) {
  const { opened, draft } = props
  const { notes, isRestored } = draft
  // Read when the page opens, when its draft comes later, and after a restart, not when the first file starts a request.
  const [begun, setBegun] = useState(() => ({ key: startedKey(notes), round: 0, isRestored }))
  if (isRestored && !begun.isRestored) setBegun({ ...begun, key: startedKey(notes), isRestored })
  function restart() {
    endFiles(opened.variant)
    setBegun(({ round }) => ({ key: startedKey(notes), round: round + 1, isRestored }))
  }
  if (begun.key === undefined) return <Filling key={begun.round} {...props} onRestarted={restart} />
  return <GoingOn key={begun.round} {...props} requestKey={begun.key} onRestarted={restart} />
}

/** Files uploaded before are loaded with their request. */
function GoingOn({ requestKey, ...props }: WithDraft & { requestKey: string; onRestarted: () => void }) {
  const { opened, draft, onRestarted } = props
  const { found, retry } = useRequest(requestKey)
  const access = useStartingAccess(props)
  const finish = useFinish(props)
  const isOver = found.state === 'refused'
  useEffect(() => {
    if (!isOver) return
    // An answer was lost: the request already existed.
    if (found.receipt) finish({ ...found.receipt, wasThere: true })
    else if (access.refused(found.refusal)) onRestarted()
  })
  if (found.state === 'failed')
    return <RequestWaiting variant={opened.variant} failure={found.failure} onRetry={retry} />
  if (found.state !== 'open') return <RequestWaiting variant={opened.variant} />
  return <Filling {...props} opened={{ ...opened, files: found.request.files }} draft={draft} />
}

function Filling(props: WithDraft & { onRestarted: () => void }) {
  const { opened, draft, isChanged, onChanged, onRestarted } = props
  const { t } = useTranslation('help-request')
  const access = useStartingAccess(props)
  const finish = useFinish(props)
  return (
    <RequestForm
      name={filesNameOf(opened.variant)}
      tabName={`request-${opened.variant}`}
      form={opened.form}
      files={opened.files}
      draft={draft}
      access={access}
      sendLabel={t(($) => $.form.send)}
      onSent={finish}
      onChanged={onChanged}
      onRestarted={onRestarted}
      onDiscarded={onRestarted}
      intro={<RequestHead variant={opened.variant} />}
      notice={
        <>
          {isChanged && <FormChanged />}
          <LostFiles notes={draft.notes} />
        </>
      }
    />
  )
}

function useStartingAccess({ opened: { variant }, draft: { notes } }: WithDraft) {
  const api = useApi()
  return useMemo(() => startingAccess(api, variant, notes), [api, variant, notes])
}

/** Deletes the stored data of the sent request; its receipt replaces the page. */
function useFinish({ opened: { variant }, draft }: WithDraft): (sent: SentRequest) => void {
  const showReceipt = useShowReceipt(requestPath(variant))
  return (sent) => {
    draft.forget()
    endFiles(variant)
    rememberSent(variant, sent)
    showReceipt(sent)
  }
}

/** Lost with an expired request; each name disappears once its file is added again. */
function LostFiles({ notes }: { notes: Notes }) {
  const { t } = useTranslation('help-request')
  const names = useSyncExternalStore(notes.subscribe, () => lostNames(notes).join('\n'))
  if (names === '') return null
  return (
    <Banner tone="warn" role="status" title={t(($) => $.form.lost.title)} onClose={() => dismissLost(notes)}>
      <Stack gap={2}>
        <p>{t(($) => $.form.lost.text)}</p>
        <p>{t(($) => $.form.lost.again)}</p>
        <ul className={styles.files}>
          {names.split('\n').map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Stack>
    </Banner>
  )
}
