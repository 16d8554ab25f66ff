import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useServerClock } from '../../shared/api/api-context.tsx'
import { recipientPhotoRequestSchema } from '../../shared/api/schemas.ts'
import type { RecipientPhoto, RecipientPhotoRequest } from '../../shared/api/wire.ts'
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { DraftNote } from '../../shared/editing/draft-note.tsx'
import { EditableFields } from '../../shared/editing/editable-fields.tsx'
import { RestoredBanner } from '../../shared/editing/restored-banner.tsx'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import { UnsavedChanges } from '../../shared/forms/unsaved-changes.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { PhotoFields } from './photo-fields.tsx'
import { usePhotoMessages } from './photo-messages.ts'
import { PhotoPicture } from './photo-picture.tsx'
import { PhotoProblemBanner } from './photo-problem-banner.tsx'
import { composePhoto } from './photo-values.ts'
import styles from './recipient-photo.module.css'
import { saveRecipientPhoto } from './recipient-photo-queries.ts'
import { presentMonth, takenCodes } from './taken-month.ts'
import { useSavePhoto } from './use-save-photo.ts'

type EditPhotoFormProps = { photo: RecipientPhoto; onSaved: () => void; onCancel: () => void }

/** Changes the description or the date of a photo. */
export function EditPhotoForm({ photo: given, onSaved, onCancel }: EditPhotoFormProps) {
  const { t } = useTranslation('recipient-photo')
  const api = useApi()
  const clock = useServerClock()
  const [photo] = useState(given)
  const draft = useDraft(`recipient-photo-${photo.photoId}`, { storage: 'account' })
  const isSaved = useRef(false)
  const save = useSavePhoto((request: RecipientPhotoRequest, key) =>
    saveRecipientPhoto(api, photo.photoId, request, key),
  )
  const { failure, ...form } = useFormWithFailure({
    draft,
    schema: recipientPhotoRequestSchema,
    compose: composePhoto,
    crossField: (values) => takenCodes(values, presentMonth(clock.now())),
    onSubmit: async (request) => {
      const sent = draft.read()
      const answer = await save(request)
      draft.markSaved(answer.saved.savedAt, sent)
      isSaved.current = true
      onSaved()
    },
  })
  const { errors, summary } = usePhotoMessages(form.codes)

  return (
    <Form {...form.formProps} errors={errors} className={styles.form}>
      <UnsavedChanges byQuery areThere={() => !isSaved.current && draft.hasChanges()} onLeave={draft.discard} />
      {draft.isRestored && <RestoredBanner onDiscard={draft.discard} />}
      <ErrorSummary attempt={form.attempt} errors={summary} />
      <EditableFields>
        <PhotoPicture photo={photo} className={styles.picture} />
        <PhotoFields photo={photo} />
        {failure !== undefined && !form.sending && <PhotoProblemBanner action="edit" failure={failure} canRetry />}
        <div className={styles.end}>
          <Button type="submit" variant="primary" busy={form.sending}>
            {t(($) => $.save)}
          </Button>
          <Button onClick={onCancel}>{t(($) => $.cancel)}</Button>
          <DraftNote storedAt={draft.storedAt} savedAt={undefined} />
        </div>
      </EditableFields>
    </Form>
  )
}
