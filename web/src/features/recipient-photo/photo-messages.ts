import { useTranslation } from 'react-i18next'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { useFormMessages } from '../../shared/ui/fields/use-form-messages.ts'

/** `refused`: why the chosen file was refused; until another one is chosen that is the fault of the photo. */
export function usePhotoMessages(codes: FieldCodes, refused?: string) {
  const { t } = useTranslation('recipient-photo')
  const labels = {
    photo: t(($) => $.photo),
    takenMonth: t(($) => $.takenMonth),
    takenYear: t(($) => $.takenYear),
    description: t(($) => $.description),
  }
  return useFormMessages(codes, labels, (name, code) => {
    if (name === 'takenMonth' && code === 'future') return { afterLabel: t(($) => $.error.future) }
    return name === 'photo' ? { afterLabel: refused ?? t(($) => $.error.noPhoto) } : undefined
  })
}
