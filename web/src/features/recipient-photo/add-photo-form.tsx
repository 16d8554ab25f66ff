import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerClock } from '#web/shared/api/api-context.tsx'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { DraftNote } from '#web/shared/editing/draft-note.tsx'
import { EditableFields } from '#web/shared/editing/editable-fields.tsx'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { withoutField } from '#web/shared/forms/form-codes.ts'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ContractForm, FormSummary, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import type { UploadItem } from '#web/shared/ui/uploads/upload-item.ts'
import { ChosenPhoto, useChosenPhoto, useRefusedText } from './chosen-photo.tsx'
import { PhotoFields, usePhotoTexts } from './photo-fields.tsx'
import { fileRefusal } from './photo-problem.ts'
import { PhotoProblemBanner } from './photo-problem-banner.tsx'
import { composePhoto, photoSchema } from './photo-values.ts'
import styles from './recipient-photo.module.css'
import { presentMonth, takenCodes } from './taken-month.ts'
import { useAddPhoto } from './use-add-photo.ts'

type AddPhotoFormProps = {
  onAdded: () => void
  onCancel: () => void
  onUpload: (item: UploadItem | undefined) => void
}

/** Typed texts survive a reload; the photo itself stays only as long as the page. */
export function AddPhotoForm({ onAdded, onCancel, onUpload }: AddPhotoFormProps) {
  const { t } = useTranslation('recipient-photo')
  const clock = useServerClock()
  const photo = useChosenPhoto()
  const draft = useDraft('recipient-photo-new', { storage: 'account' })
  const upload = useAddPhoto(onUpload)
  const { ready } = photo
  /** A ref, because the navigation in the same tick already asks for unsaved changes. */
  const isAdded = useRef(false)
  const { failure, dropFailure, ...form } = useFormWithFailure({
    draft,
    schema: photoSchema,
    compose: composePhoto,
    crossField: (values) => ({
      ...takenCodes(values, presentMonth(clock.now())),
      ...(ready ? {} : { photo: 'required' }),
    }),
    onSubmit: async (request) => {
      if (!ready) return
      const sent = draft.read()
      const answer = await upload.add(ready, request)
      draft.markSaved(answer.saved.savedAt, sent)
      isAdded.current = true
      onAdded()
    },
    onFailure: (reason) => {
      if (upload.wasStopped()) return true
      const why = fileRefusal(reason)
      if (!why || !ready) return false
      photo.reject({ name: ready.file.name, size: ready.file.size, why })
      return true
    },
  })
  const refused = useRefusedText(photo.refused)
  const codes = ready ? withoutField(form.codes, 'photo') : form.codes
  const texts = usePhotoTexts(refused)

  return (
    <ContractForm form={{ ...form, codes }} {...texts} className={styles.form}>
      <UnsavedChanges
        byQuery
        areThere={() => !isAdded.current && (ready !== undefined || draft.hasChanges())}
        onLeave={draft.discard}
      />
      {draft.isRestored && <RestoredTextNotice hasPhoto={ready !== undefined} onDiscard={draft.discard} />}
      <FormSummary />
      <EditableFields>
        <ChosenPhoto
          ready={ready}
          isPreparing={photo.isPreparing}
          isSending={form.sending}
          error={refused}
          onChoose={(file) => {
            dropFailure()
            void photo.choose(file)
          }}
        />
        <PhotoFields />
        {failure !== undefined && !form.sending && <PhotoProblemBanner action="upload" failure={failure} canRetry />}
        {upload.progress !== undefined && <UploadProgress share={upload.progress} />}
        <div className={styles.end}>
          <SubmitButton busy={form.sending || photo.isPreparing}>{t(($) => $.add)}</SubmitButton>
          {form.sending ? (
            <Button onClick={upload.stop}>{t(($) => $.stop)}</Button>
          ) : (
            <Button onClick={onCancel}>{t(($) => $.cancel)}</Button>
          )}
          <DraftNote storedAt={draft.storedAt} savedAt={undefined} isElsewhere={draft.isElsewhere} />
        </div>
      </EditableFields>
    </ContractForm>
  )
}

/** Another element announces it, and only at the start, half and end. */
function UploadProgress({ share }: { share: number }) {
  const { t } = useTranslation('recipient-photo')
  return (
    <div className={styles.progress}>
      <span>
        {t(($) => $.uploading)} <span className="num">{`${Math.round(share * 100)}\u00a0%`}</span>
      </span>
      <progress max={1} value={share} aria-label={t(($) => $.uploading)} />
    </div>
  )
}

/** A page cannot store a file, so the user chooses it again. */
function RestoredTextNotice({ hasPhoto, onDiscard }: { hasPhoto: boolean; onDiscard: () => void }) {
  const { t } = useTranslation('recipient-photo')
  return (
    <Banner
      role="status"
      title={t(($) => $.restored.title)}
      actions={
        <Button variant="link" onClick={onDiscard}>
          {t(($) => $.restored.discard)}
        </Button>
      }
    >
      {t(($) => (hasPhoto ? $.restored.text : $.restored.chooseAgain))}
    </Banner>
  )
}
