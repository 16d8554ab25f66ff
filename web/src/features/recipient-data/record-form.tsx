import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type * as v from 'valibot'
import type { Api } from '#web/shared/api/client.ts'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import type { RecipientData, SavedProfile } from '#web/shared/api/wire.ts'
import { ChangedElsewhere } from '#web/shared/conflict/changed-elsewhere.tsx'
import type { RecordValues } from '#web/shared/drafts/draft-base.ts'
import type { FormRound } from '#web/shared/drafts/form-round.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { DraftNote } from '#web/shared/editing/draft-note.tsx'
import { EditableFields } from '#web/shared/editing/editable-fields.tsx'
import { RestoredBanner } from '#web/shared/editing/restored-banner.tsx'
import { SaveChecking } from '#web/shared/editing/save-outcome.tsx'
import { SaveProblemBanner } from '#web/shared/editing/save-problem-banner.tsx'
import { useEditingLock } from '#web/shared/editing/use-editing-lock.ts'
import { useRecordSave } from '#web/shared/editing/use-record-save.ts'
import { valuesOf } from '#web/shared/editing/values-of.ts'
import { type ContractFormOptions, useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { ContractForm, FormSummary, type FormTexts, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { lazyPart } from '#web/shared/ui/lazy-part/lazy-part.tsx'
import type texts from './locales/cs.json'
import styles from './recipient-data.module.css'
import { useCodeQuestion } from './use-code-question.ts'

const CodeDialog = lazyPart(async () => (await import('./code-dialog.tsx')).CodeDialog)

type RecordFormProps = {
  form: RecordFormState
  texts: FormTexts
  submit: string
  children: ReactNode
}

export function RecordForm({ form, texts, submit, children }: RecordFormProps) {
  const { state } = useEditingLock()
  const { draft, carried, failure, checked, discard, code } = form
  return (
    <>
      <ChangedElsewhere draft={draft} carried={carried} />
      <ContractForm form={form} {...texts} className={styles.form}>
        <UnsavedChanges areThere={draft.hasChanges} onLeave={draft.discard} />
        {draft.isRestored && <RestoredBanner onDiscard={discard} />}
        {/* Always rendered: a new element would take the focus while the user corrects a field. */}
        <FormSummary />
        <EditableFields>
          {children}
          {checked.check === 'reading' && <SaveChecking />}
          {failure !== undefined && <SaveProblemBanner failure={failure} checked={checked} before={draft.before} />}
          <div className={styles.end}>
            {state !== 'locked' && <SubmitButton>{submit}</SubmitButton>}
            <DraftNote storedAt={draft.storedAt} savedAt={draft.savedAt} isElsewhere={draft.isElsewhere} />
          </div>
        </EditableFields>
      </ContractForm>
      {/* Outside the form: its own forms must not send this one. */}
      <Suspense fallback={null}>{code.isAsked && <CodeDialog phones={code.phones} answer={code.answer} />}</Suspense>
    </>
  )
}

/** Codes more specific than the general texts of rule 14.1, with which each of these texts starts. */
const own: Readonly<Record<string, keyof (typeof texts)['error']>> = {
  'bank-account-number-invalid': 'accountNumber',
  'bank-account-prefix-invalid': 'accountPrefix',
  'bank-code-invalid': 'bankCode',
  'email-invalid': 'email',
  'name-invalid': 'name',
  'postal-code-invalid': 'postalCode',
  future: 'birthFuture',
  'patient.birthYear min': 'yearMin',
  'patient.birthYear max': 'yearMax',
  'patient.birthYear not-a-whole-number': 'year',
  'householdMembers min': 'membersMin',
  'householdMembers max': 'membersMax',
  'householdMembers not-a-whole-number': 'members',
  'lifeStory max': 'storyMax',
}

export function useRecordText(): FormTexts['ownText'] {
  const { t } = useTranslation('recipient-data')
  return (name, code) => {
    const key = own[`${name} ${code}`] ?? own[code]
    return key && { afterLabel: t(($) => $.error[key]) }
  }
}

const EDITING_LOCKED = 423

type Schema = v.GenericSchema<Readonly<Record<string, unknown>>>
type Options<Own extends Schema, Request> = Pick<ContractFormOptions<Own>, 'schema' | 'compose' | 'crossField'> &
  Omit<FormRound, 'round'> & {
    /** The name of the draft. */
    name: string
    record: RecipientData
    values: RecordValues
    /** Of the request's `basedOn`. */
    baseSchema: Schema
    /** The record with the names of the request, if they differ. */
    stored?: (record: RecipientData) => object
    save: (api: Api, request: Request, idempotencyKey: string) => Promise<SavedProfile>
  }

/** Saved value by value, once per submit, with its draft; the name in the frame is updated. */
export function useRecordForm<Own extends Schema, Request>(options: Options<Own, Request>) {
  const { name, record, values, baseSchema, stored = asItIs, save, carried, onRenew, ...rules } = options
  const { refreshProfile } = useSessionActions()
  const draft = useDraft(name, { storage: 'account', record: { values, carried } })
  const { submit, checked } = useRecordSave({
    draft,
    given: valuesOf(stored(record), baseSchema),
    valuesIn: ({ fullUser }) => fullUser.Recipient && valuesOf(stored(fullUser.Recipient), baseSchema),
    save,
    onRenew,
  })
  const { question, withCode } = useCodeQuestion()
  const { failure, ...form } = useFormWithFailure({
    ...rules,
    draft,
    onSubmit: (request) => withCode(() => submit(request)),
    onFailure: (reason) => {
      // A lock unknown to this page: the reloaded record says until when.
      if (reason instanceof ApiFailure && reason.code === EDITING_LOCKED) void refreshProfile()
      return false
    },
  })

  function discard() {
    draft.discard()
    onRenew()
  }

  return { ...form, failure, checked, draft, carried, discard, code: { ...question, phones: record.Phones } }
}

const asItIs = (record: RecipientData) => record

type RecordFormState = ReturnType<typeof useRecordForm>
