import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { memberRemovalRequestSchema } from '../api/schemas.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { useFormWithFailure } from '../forms/contract-form.ts'
import { ContractForm } from '../ui/fields/contract-form.tsx'
import { TextAreaField } from '../ui/fields/text-area-field.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/overlay/dialog.tsx'
import { DraftNote } from './draft-note.tsx'
import styles from './editing.module.css'

/** The limit of the provider. */
const REASON_LIMIT = 1000

/** The page below the dialog may have a field of the same name. */
const removalFieldId = (name: string) => `f-removal-${name}`

type RemovalFormProps = {
  /** The typed text survives closing. */
  draftName: string
  schema: typeof memberRemovalRequestSchema
  /** The instant (ISO) when the foundation saved the request. */
  request: (removal: { reason: string }) => Promise<string>
  label: string
  rows: number
  hasDraftNote?: boolean
  renderProblem: (failure: unknown) => ReactNode
  onRequested: (savedAt: string) => void
  children: ReactNode
}

type RemovalDialogProps = RemovalFormProps &
  Pick<ConfirmDialogProps, 'isOpen' | 'title' | 'confirmLabel' | 'cancelLabel' | 'onCancel'>

/** Requires a reason, because the foundation decides (rules 10.7, 10.9). */
export function RemovalDialog({ isOpen, title, confirmLabel, cancelLabel, onCancel, ...form }: RemovalDialogProps) {
  const [isSending, setSending] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      icon={null}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      busy={isSending}
      onCancel={onCancel}
      // Submits as Enter in a one-line form does; requestSubmit is newer than Safari 15.
      onConfirm={() => element.current?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))}
    >
      <RemovalForm {...form} element={element} onSending={setSending} />
    </ConfirmDialog>
  )
}

type InnerProps = RemovalFormProps & {
  /** For the submit button of the dialog, which is outside the form. */
  element: RefObject<HTMLFormElement | null>
  onSending: (isSending: boolean) => void
}

function RemovalForm({ element, onSending, request, onRequested, ...props }: InnerProps) {
  const draft = useDraft(props.draftName, { storage: 'account' })
  const { failure, ...form } = useFormWithFailure({
    draft,
    schema: props.schema,
    onSubmit: async (removal) => {
      onSending(true)
      const sent = draft.read()
      try {
        const savedAt = await request(removal)
        draft.markSaved(savedAt, sent)
        onRequested(savedAt)
      } finally {
        onSending(false)
      }
    },
  })
  const { attempt } = form

  useImperativeHandle(element, () => draft.element.current as HTMLFormElement, [draft.element])
  useEffect(() => {
    // Focused on opening, and again if it was left empty: it is the only field.
    if (attempt >= 0) document.getElementById(removalFieldId('reason'))?.focus()
  }, [attempt])

  return (
    <ContractForm form={form} labels={{ reason: props.label }} idOf={removalFieldId} className={styles.form}>
      {props.children}
      <TextAreaField name="reason" maxCharacters={REASON_LIMIT} rows={props.rows} autoCapitalize="sentences" />
      {props.hasDraftNote && (
        <DraftNote storedAt={draft.storedAt} savedAt={undefined} isElsewhere={draft.isElsewhere} />
      )}
      {failure !== undefined && props.renderProblem(failure)}
    </ContractForm>
  )
}
