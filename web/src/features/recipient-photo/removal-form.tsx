import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { photoRemovalRequestSchema } from '../../shared/api/schemas.ts'
import type { PhotoRemovalRequest, RecipientPhoto } from '../../shared/api/wire.ts'
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import { fieldId } from '../../shared/ui/fields/field-aria.ts'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { TextAreaField } from '../../shared/ui/fields/text-area-field.tsx'
import { usePhotoMessages } from './photo-messages.ts'
import { PhotoPicture } from './photo-picture.tsx'
import { PhotoProblemBanner } from './photo-problem-banner.tsx'
import styles from './recipient-photo.module.css'
import { requestPhotoRemoval } from './recipient-photo-queries.ts'
import { useSavePhoto } from './use-save-photo.ts'

/** The limit of the provider. */
const REASON_LIMIT = 1000

/** Its id, for the submit button of the dialog, which is outside the form. */
export const REMOVAL_FORM = 'photo-removal'

type RemovalFormProps = {
  photo: RecipientPhoto
  onSending: (isSending: boolean) => void
  onRequested: () => void
}

export function RemovalForm({ photo, onSending, onRequested }: RemovalFormProps) {
  const { t } = useTranslation('recipient-photo')
  const api = useApi()
  const draft = useDraft(`recipient-photo-removal-${photo.photoId}`, { storage: 'account' })
  const request = useSavePhoto((removal: PhotoRemovalRequest, key) =>
    requestPhotoRemoval(api, photo.photoId, removal, key),
  )
  const { failure, ...form } = useFormWithFailure({
    draft,
    schema: photoRemovalRequestSchema,
    onSubmit: async (removal) => {
      onSending(true)
      const sent = draft.read()
      try {
        const answer = await request(removal)
        draft.markSaved(answer.saved.savedAt, sent)
        onRequested()
      } finally {
        onSending(false)
      }
    },
  })
  const { errors } = usePhotoMessages(form.codes)
  const { attempt } = form

  useEffect(() => {
    // Focused on opening, and again if it was left empty: it is the only field.
    if (attempt >= 0) document.getElementById(fieldId('reason'))?.focus()
  }, [attempt])

  return (
    <Form {...form.formProps} errors={errors} id={REMOVAL_FORM} className={styles.removal}>
      <PhotoPicture photo={photo} className={styles.small} />
      <p>{t(($) => $.removal.lead)}</p>
      <TextAreaField
        name="reason"
        label={t(($) => $.reason)}
        maxCharacters={REASON_LIMIT}
        rows={3}
        autoCapitalize="sentences"
      />
      {failure !== undefined && <PhotoProblemBanner action="removal" failure={failure} />}
    </Form>
  )
}
