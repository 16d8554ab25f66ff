import { type ReactNode, Suspense } from 'react'
import { ChangedElsewhere } from '../../shared/conflict/changed-elsewhere.tsx'
import { DraftNote } from '../../shared/editing/draft-note.tsx'
import { EditableFields } from '../../shared/editing/editable-fields.tsx'
import { RestoredBanner } from '../../shared/editing/restored-banner.tsx'
import { SaveChecking } from '../../shared/editing/save-outcome.tsx'
import { SaveProblemBanner } from '../../shared/editing/save-problem-banner.tsx'
import { useEditingLock } from '../../shared/editing/use-editing-lock.ts'
import { UnsavedChanges } from '../../shared/forms/unsaved-changes.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import styles from './recipient-data.module.css'
import type { useRecordMessages } from './record-messages.ts'
import type { RecordFormState } from './use-record-form.ts'

const CodeDialog = lazyPart(async () => (await import('./code-dialog.tsx')).CodeDialog)

type RecordFormProps = {
  form: RecordFormState
  messages: ReturnType<typeof useRecordMessages>
  submit: string
  children: ReactNode
}

export function RecordForm({ form, messages, submit, children }: RecordFormProps) {
  const { state } = useEditingLock()
  const { formProps, draft, carried, failure, checked, attempt, sending, discard, code } = form
  return (
    <>
      <ChangedElsewhere draft={draft} carried={carried} />
      <Form {...formProps} errors={messages.errors} className={styles.form}>
        <UnsavedChanges areThere={draft.hasChanges} onLeave={draft.discard} />
        {draft.isRestored && <RestoredBanner onDiscard={discard} />}
        {/* Always rendered: a new element would take the focus while the user corrects a field. */}
        <ErrorSummary attempt={attempt} errors={messages.summary} />
        <EditableFields>
          {children}
          {checked.check === 'reading' && <SaveChecking />}
          {failure !== undefined && <SaveProblemBanner failure={failure} checked={checked} before={draft.before} />}
          <div className={styles.end}>
            {state !== 'locked' && (
              <Button type="submit" variant="primary" busy={sending}>
                {submit}
              </Button>
            )}
            <DraftNote storedAt={draft.storedAt} savedAt={draft.savedAt} isElsewhere={draft.isElsewhere} />
          </div>
        </EditableFields>
      </Form>
      {/* Outside the form: its own forms must not send this one. */}
      <Suspense fallback={null}>{code.isAsked && <CodeDialog phones={code.phones} answer={code.answer} />}</Suspense>
    </>
  )
}
