import { useTranslation } from 'react-i18next'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { useFormMessages } from '../../shared/ui/fields/use-form-messages.ts'

export function usePhotoMessages(codes: FieldCodes) {
  const { t } = useTranslation('recipient-photo')
  const labels = {
    photo: t(($) => $.photo),
    takenMonth: t(($) => $.takenMonth),
    takenYear: t(($) => $.takenYear),
    description: t(($) => $.description),
  }
  return useFormMessages(codes, labels, (name, code) => {
    if (name === 'takenMonth' && code === 'future') return { afterLabel: t(($) => $.error.future) }
    return name === 'photo' ? { afterLabel: t(($) => $.error.noPhoto) } : undefined
  })
}
