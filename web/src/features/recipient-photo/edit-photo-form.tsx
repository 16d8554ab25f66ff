import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recordValues } from '#rules/record-values.ts'
import { useApi, useServerClock } from '#web/shared/api/api-context.tsx'
import { recipientPhotoValuesSchema } from '#web/shared/api/schemas.ts'
import type { RecipientPhoto, RecipientPhotoRequest } from '#web/shared/api/wire.ts'
import { ChangedElsewhere } from '#web/shared/conflict/changed-elsewhere.tsx'
import { type FormRound, useFormRound } from '#web/shared/drafts/form-round.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { DraftNote } from '#web/shared/editing/draft-note.tsx'
import { EditableFields } from '#web/shared/editing/editable-fields.tsx'
import { RestoredBanner } from '#web/shared/editing/restored-banner.tsx'
import { SaveChecking } from '#web/shared/editing/save-outcome.tsx'
import { storedState, useConfirmedSave } from '#web/shared/editing/use-confirmed-save.ts'
import { saveOrChoose, useOwnSaves } from '#web/shared/editing/use-own-saves.ts'
import { useUpdatesFromElsewhere } from '#web/shared/editing/use-updates-from-elsewhere.ts'
import { valuesOf } from '#web/shared/editing/values-of.ts'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ContractForm, FormSummary, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { PhotoFields, usePhotoTexts } from './photo-fields.tsx'
import { PhotoPicture } from './photo-picture.tsx'
import { PhotoProblemBanner } from './photo-problem-banner.tsx'
import { composePhoto, type PhotoValues, photoSchema } from './photo-values.ts'
import styles from './recipient-photo.module.css'
import { recipientPhotosQuery, saveRecipientPhoto } from './recipient-photo-queries.ts'
import { presentMonth, takenCodes } from './taken-month.ts'
import { useSavePhoto } from './use-photos-saved.ts'

type EditPhotoFormProps = { photo: RecipientPhoto; onSaved: () => void; onCancel: () => void }

/** Changes the description or the date of a photo. Mounts again with the present photo if another device was faster. */
export function EditPhotoForm(props: EditPhotoFormProps) {
  const { round, ...form } = useFormRound()
  return <OnePhotoForm key={round} {...props} {...form} />
}

type OnePhotoFormProps = EditPhotoFormProps & Omit<FormRound, 'round'>

function OnePhotoForm({ photo: given, onSaved, onCancel, carried, onRenew }: OnePhotoFormProps) {
  const { t } = useTranslation('recipient-photo')
  const api = useApi()
  const clock = useServerClock()
  const [photo] = useState(given)
  const client = useQueryClient()
  const draft = useDraft(`recipient-photo-${photo.photoId}`, {
    storage: 'account',
    record: { values: recordValues.saveRecipientPhoto, carried },
  })
  useUpdatesFromElsewhere({
    given: JSON.stringify(valuesOf(given, recipientPhotoValuesSchema)),
    areThere: draft.hasChanges,
    onRenew,
    onKept: draft.save,
  })
  const isSaved = useRef(false)
  const basedOn = valuesOf(photo, recipientPhotoValuesSchema)
  const call = useSavePhoto((request: RecipientPhotoRequest, key) =>
    saveRecipientPhoto(api, photo.photoId, request, key),
  )
  const send = useOwnSaves((values, base: typeof basedOn) => call({ ...(values as PhotoValues), basedOn: base }))
  /** Resolves with undefined if the photos cannot be read. */
  const readAgain = () =>
    client.query({ ...recipientPhotosQuery(api), staleTime: 0, retry: false }).catch(() => undefined)
  const { saveConfirmed, ...checked } = useConfirmedSave(
    (values: PhotoValues) => send(values, basedOn),
    async (values) => {
      const read = await readAgain()
      const stored = read?.photos.find(({ photoId }) => photoId === photo.photoId)
      return read && storedState(stored && valuesOf(stored, recipientPhotoValuesSchema), values, basedOn)
    },
  )
  const { failure, ...form } = useFormWithFailure({
    draft,
    schema: photoSchema,
    compose: composePhoto,
    crossField: (values) => takenCodes(values, presentMonth(clock.now())),
    onSubmit: async (request) => {
      const sent = draft.read()
      async function save() {
        const answer = await saveConfirmed(request)
        draft.markSaved(answer?.saved.savedAt ?? new Date(clock.now() ?? Date.now()).toISOString(), sent)
        isSaved.current = true
        onSaved()
      }
      await saveOrChoose(save, { draft, reload: async () => (await readAgain()) !== undefined, onRenew })
    },
  })
  const texts = usePhotoTexts()

  return (
    <>
      <ChangedElsewhere draft={draft} carried={carried} />
      <ContractForm form={form} {...texts} className={styles.form}>
        <UnsavedChanges byQuery areThere={() => !isSaved.current && draft.hasChanges()} onLeave={draft.discard} />
        {draft.isRestored && <RestoredBanner onDiscard={draft.discard} />}
        <FormSummary />
        <EditableFields>
          <PhotoPicture photo={photo} className={styles.picture} />
          <PhotoFields photo={photo} />
          {checked.check === 'reading' && <SaveChecking />}
          {failure !== undefined && !form.sending && (
            <PhotoProblemBanner action="edit" failure={failure} checked={checked} canRetry />
          )}
          <div className={styles.end}>
            <SubmitButton>{t(($) => $.save)}</SubmitButton>
            <Button onClick={onCancel}>{t(($) => $.cancel)}</Button>
            <DraftNote storedAt={draft.storedAt} savedAt={undefined} isElsewhere={draft.isElsewhere} />
          </div>
        </EditableFields>
      </ContractForm>
    </>
  )
}
