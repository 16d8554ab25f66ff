import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import type { FormAnswers, HelpRequestForm } from '../../shared/api/wire.ts'
import { type KeptAnswers, useKeptAnswers } from '../../shared/long-form/use-kept-answers.ts'
import { endFiles, filesNameOf } from './files-name.ts'
import { FormChanged } from './form-changed.tsx'
import { LostFiles } from './lost-files.tsx'
import { startedKey, startingAccess } from './request-access.ts'
import { draftNameOf } from './request-draft.ts'
import { RequestForm } from './request-form.tsx'
import { RequestHead } from './request-head.tsx'
import { RequestWaiting } from './request-waiting.tsx'
import { pathOf, rememberSent, type SentRequest, useShowReceipt } from './sent-request.ts'
import { useRequest } from './use-request.ts'

const nothing: FormAnswers = {}

type NewRequestProps = {
  asked: HelpRequestForm
  /** The form was changed while it was being filled in. */
  isChanged: boolean
  onChanged: () => void
}

/** A request that is being written: what lies on this device first, then what of it is at the foundation. */
export function NewRequest(props: NewRequestProps) {
  const { form, variant } = props.asked
  const kept = useKeptAnswers({ name: draftNameOf(variant), definition: form, initial: nothing })
  return kept.isReady ? <KeptRequest {...props} kept={kept} /> : <RequestWaiting variant={variant} />
}

type WithKept = NewRequestProps & { kept: KeptAnswers }

function KeptRequest(props: WithKept) {
  const { asked, kept } = props
  // Looked at as the page opens and after a restart, not as soon as the first file has started a request.
  const [begun, setBegun] = useState(() => ({ key: startedKey(kept.notes), round: 0 }))
  function restart() {
    endFiles(asked.variant)
    setBegun(({ round }) => ({ key: startedKey(kept.notes), round: round + 1 }))
  }
  if (begun.key === undefined) return <Filling key={begun.round} {...props} onRestarted={restart} />
  return <GoingOn key={begun.round} {...props} requestKey={begun.key} onRestarted={restart} />
}

/** The files that were uploaded before come with the request they belong to. */
function GoingOn({ requestKey, ...props }: WithKept & { requestKey: string; onRestarted: () => void }) {
  const { asked, kept, onRestarted } = props
  const { found, retry } = useRequest(requestKey)
  const access = useStartingAccess(props)
  const finish = useFinish(props)
  const isOver = found.state === 'refused'
  useEffect(() => {
    if (!isOver) return
    // An answer that was lost: the request has been there all the time.
    if (found.receipt) finish({ ...found.receipt, wasThere: true })
    else if (access.refused(found.refusal)) onRestarted()
  })
  if (found.state === 'failed')
    return <RequestWaiting variant={asked.variant} failure={found.failure} onRetry={retry} />
  if (found.state !== 'open') return <RequestWaiting variant={asked.variant} />
  return <Filling {...props} asked={{ ...asked, files: found.request.files }} kept={kept} />
}

function Filling(props: WithKept & { onRestarted: () => void }) {
  const { asked, kept, isChanged, onChanged, onRestarted } = props
  const { t } = useTranslation('help-request')
  const access = useStartingAccess(props)
  const finish = useFinish(props)
  return (
    <RequestForm
      name={filesNameOf(asked.variant)}
      tabName={`request-${asked.variant}`}
      form={asked.form}
      files={asked.files}
      kept={kept}
      access={access}
      sendLabel={t(($) => $.form.send)}
      onSent={finish}
      onChanged={onChanged}
      onRestarted={onRestarted}
      onDiscarded={onRestarted}
      intro={<RequestHead variant={asked.variant} />}
      notice={
        <>
          {isChanged && <FormChanged />}
          <LostFiles notes={kept.notes} />
        </>
      }
    />
  )
}

function useStartingAccess({ asked: { variant }, kept: { notes } }: WithKept) {
  const api = useApi()
  return useMemo(() => startingAccess(api, variant, notes), [api, variant, notes])
}

/** What was sent is forgotten here, and its receipt takes the page. */
function useFinish({ asked: { variant }, kept }: WithKept): (sent: SentRequest) => void {
  const showReceipt = useShowReceipt(pathOf(variant))
  return (sent) => {
    kept.forget()
    endFiles(variant)
    rememberSent(variant, sent)
    showReceipt(sent)
  }
}
