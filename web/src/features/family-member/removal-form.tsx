import { type RefObject, useEffect, useImperativeHandle } from 'react'
import { useTranslation } from 'react-i18next'
import { memberRemovalRequestSchema } from '../../shared/api/schemas.ts'
import type { FamilyMember, MemberRemovalRequest } from '../../shared/api/wire.ts'
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { DraftNote } from '../../shared/editing/draft-note.tsx'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { TextAreaField } from '../../shared/ui/fields/text-area-field.tsx'
import styles from './family-member.module.css'
import { requestMemberRemoval } from './family-member-queries.ts'
import { memberFieldId, useMemberMessages } from './member-messages.ts'
import { MemberProblemBanner } from './member-problem-banner.tsx'
import { useSaveMember } from './use-save-member.ts'

/** The limit of the provider. */
const REASON_LIMIT = 1000

type RemovalFormProps = {
  member: FamilyMember
  /** For the submit button of the dialog, which is outside the form. */
  formElement: RefObject<HTMLFormElement | null>
  onSending: (isSending: boolean) => void
  onRequested: (at: string) => void
}

export function RemovalForm({ member, formElement, onSending, onRequested }: RemovalFormProps) {
  const { t } = useTranslation('family-member')
  const draft = useDraft(`family-member-removal-${member.Id}`, { storage: 'account' })
  const request = useSaveMember((api, removal: MemberRemovalRequest, key) =>
    requestMemberRemoval(api, member.Id, removal, key),
  )
  const { failure, ...form } = useFormWithFailure({
    draft,
    schema: memberRemovalRequestSchema,
    onSubmit: async (removal) => {
      onSending(true)
      const sent = draft.read()
      try {
        const { savedAt } = await request(removal)
        draft.markSaved(savedAt, sent)
        onRequested(savedAt)
      } finally {
        onSending(false)
      }
    },
  })
  const { errors } = useMemberMessages(form.codes)
  const { attempt } = form

  useImperativeHandle(formElement, () => draft.element.current as HTMLFormElement, [draft.element])
  useEffect(() => {
    // Focused on opening, and again if it was left empty: it is the only field.
    if (attempt >= 0) document.getElementById(memberFieldId('reason'))?.focus()
  }, [attempt])

  return (
    <Form {...form.formProps} errors={errors} className={styles.removal}>
      <p>{t(($) => $.removal.lead)}</p>
      <TextAreaField
        name="reason"
        id={memberFieldId('reason')}
        label={t(($) => $.field.reason)}
        maxCharacters={REASON_LIMIT}
        rows={4}
        autoCapitalize="sentences"
      />
      <DraftNote storedAt={draft.storedAt} savedAt={undefined} />
      {failure !== undefined && <MemberProblemBanner failure={failure} isRemoval />}
    </Form>
  )
}
