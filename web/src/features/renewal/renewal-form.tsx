import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { FormAnswers, FormDefinition, FormFaults } from '#rules/forms/form.ts'
import { itemsOf } from '#rules/forms/shown-items.ts'
import { useApi } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { financialRenewalSchema } from '#web/shared/api/schemas.ts'
import type { FinancialRenewal, FormFiles, GenericRenewal, Renewal } from '#web/shared/api/wire.ts'
import { EditableFields } from '#web/shared/editing/editable-fields.tsx'
import { useEditingLock } from '#web/shared/editing/use-editing-lock.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { isOutcomeUnknown } from '#web/shared/failure/failure-text.ts'
import type { Answers } from '#web/shared/form-engine/answers.ts'
import { filesStep } from '#web/shared/form-files/files-step.tsx'
import { UnfinishedFiles } from '#web/shared/form-files/unfinished-files.tsx'
import { useFormFiles } from '#web/shared/form-files/use-form-files.ts'
import { formatDateTime } from '#web/shared/format/date.ts'
import { codesOfIssues, type FieldCodes } from '#web/shared/forms/form-codes.ts'
import { LongForm } from '#web/shared/long-form/long-form.tsx'
import { useAnswersDraft } from '#web/shared/long-form/use-answers-draft.ts'
import { CallUs } from '#web/shared/ui/spoken/phone-link.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { financialFaults, financialRequest } from './financial-request.ts'
import styles from './renewal.module.css'
import { RENEWAL_DRAFT } from './renewal-draft.ts'
import { RenewalIntro } from './renewal-intro.tsx'
import { removeRenewalFile, renewalKey, uploadRenewalFile } from './renewal-queries.ts'
import { useRenewalSending } from './use-renewal-sending.ts'
import type { WrittenAnswers } from './written-answers.ts'

/** The renewal waits for the donor, not for a repair. */
const expected: ReadonlySet<string> = new Set(['form-changed', 'form-refused', 'renewal-not-open', 'editing-locked'])

/** Why the renewal was not sent, what to do and whom to call; no answer is lost. */
function SendingProblemBanner({ failure }: { failure: unknown }) {
  const { t } = useTranslation('renewal')
  const { error, code, lockedUntil, isNetwork } = failure instanceof ApiFailure ? failure : {}
  const isExpected = code === 429 || (!isNetwork && error !== undefined && expected.has(error))
  const until = lockedUntil && { until: formatDateTime(lockedUntil, 'cs') }
  return (
    <FailureBanner
      ns="renewal"
      failure={failure}
      tone={isExpected ? 'warn' : 'error'}
      refusedTitle={!isNetwork && isOutcomeUnknown(failure) ? t(($) => $.problem.other.title) : undefined}
      text={
        until && (
          <p>
            <SpokenText text={t(($) => $.problem['editing-locked'].until, until)} />
          </p>
        )
      }
    >
      <CallUs line="recipients" className="soft">
        {t(($) => $.problem.call)}
      </CallUs>
    </FailureBanner>
  )
}

type RenewalFormProps = { renewal: Renewal; definition: FormDefinition; written: WrittenAnswers }

const NO_ANSWERS: FormAnswers = {}
const asTheyAre = (fields: Readonly<Record<string, string>>) => fields as FormFaults

/** Filled in by parts, with its draft and files; read-only around a payout. */
export function RenewalForm({ renewal, definition, written }: RenewalFormProps) {
  const { t } = useTranslation('renewal')
  const api = useApi()
  const client = useQueryClient()
  const isLocked = useEditingLock().state === 'locked'
  const draft = useAnswersDraft({ name: RENEWAL_DRAFT, definition, initial: NO_ANSWERS })
  const { answers: inForm } = draft
  useEffect(() => {
    written.set({
      definition,
      // Includes the value being typed.
      read: () => latestOf(definition, inForm),
    })
  }, [written, definition, inForm])
  const isFinancial = renewal.version === 1
  const faultsOf = isFinancial
    ? (fields: Readonly<Record<string, string>>) => financialFaults(fields, latestOf(definition, inForm))
    : asTheyAre
  const sending = useRenewalSending({ draft, faultsOf, written })
  const [wasHasty, setHasty] = useState(false)

  /** Stored in the page's query too: it may be read before the next fetch. */
  async function noted(changing: Promise<FormFiles>): Promise<FormFiles> {
    const files = await changing
    client.setQueryData<Renewal>(renewalKey, (old) => old && { ...old, files })
    return files
  }
  const files = useFormFiles({
    files: renewal.files,
    category: 'form',
    name: RENEWAL_DRAFT,
    notes: draft.notes,
    isDisabled: isLocked,
    upload: (item, key, onProgress, signal) => noted(uploadRenewalFile(api, item, key, onProgress, signal)),
    remove: (fileId) => noted(removeRenewalFile(api, fileId)),
  })

  function send(answers: FormAnswers) {
    setHasty(files.isBusy)
    if (files.isBusy) return
    const { handedOtherwise } = files
    if (!isFinancial) {
      const { formId } = definition
      return sending.send({
        kind: 'generic',
        formId,
        answers: answers as GenericRenewal['answers'],
        handedOtherwise: [...handedOtherwise],
      })
    }
    const request = financialRequest(answers, handedOtherwise)
    const faults = contractFaults(request)
    if (Object.keys(faults).length > 0) sending.refuse(faults)
    else sending.send(request)
  }

  return (
    <div className={styles.form}>
      <EditableFields>
        <LongForm
          definition={definition}
          draft={draft}
          remarks={[]}
          files={filesStep(
            t(($) => $.files.title),
            files,
          )}
          intro={<RenewalIntro due={renewal.due} lead={definition.lead} />}
          send={{
            label: t(($) => $.send),
            isSending: sending.isSending,
            problem: (
              <>
                {wasHasty && files.isBusy && <UnfinishedFiles files={files.unfinished} />}
                {sending.failure !== undefined && <SendingProblemBanner failure={sending.failure} />}
                <p className="soft">{t(($) => $.sendOnce)}</p>
              </>
            ),
            serverFaults: sending.serverFaults,
            onSend: send,
          }}
        />
      </EditableFields>
    </div>
  )
}

function latestOf(definition: FormDefinition, answers: Answers): FormAnswers {
  const latest = itemsOf(definition).map(({ id }) => [id, answers.latest(id)] as const)
  return Object.fromEntries(latest.flatMap(([id, answer]) => (answer === undefined ? [] : [[id, answer]])))
}

/** Faults that the contract would refuse although the form accepts the value: forbidden characters. */
function contractFaults(request: FinancialRenewal): FieldCodes {
  const { issues } = v.safeParse(financialRenewalSchema, request)
  return issues ? codesOfIssues(issues) : {}
}
