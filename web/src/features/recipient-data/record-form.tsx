import { type ReactNode, Suspense } from 'react'
import { ChangedElsewhere } from '#web/shared/conflict/changed-elsewhere.tsx'
import { DraftNote } from '#web/shared/editing/draft-note.tsx'
import { EditableFields } from '#web/shared/editing/editable-fields.tsx'
import { RestoredBanner } from '#web/shared/editing/restored-banner.tsx'
import { SaveChecking } from '#web/shared/editing/save-outcome.tsx'
import { SaveProblemBanner } from '#web/shared/editing/save-problem-banner.tsx'
import { useEditingLock } from '#web/shared/editing/use-editing-lock.ts'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { ContractForm, FormSummary, type FormTexts, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { lazyPart } from '#web/shared/ui/lazy-part/lazy-part.tsx'
import styles from './recipient-data.module.css'
import type { RecordFormState } from './use-record-form.ts'

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
