import { useTranslation } from 'react-i18next'
import type { FormTexts } from '#web/shared/ui/fields/contract-form.tsx'

/** `refused`: why the chosen file was refused; until another one is chosen that is the fault of the photo. */
export function usePhotoTexts(refused?: string): FormTexts {
  const { t } = useTranslation('recipient-photo')
  const labels = {
    photo: t(($) => $.photo),
    takenMonth: t(($) => $.takenMonth),
    takenYear: t(($) => $.takenYear),
    description: t(($) => $.description),
  }
  return {
    labels,
    ownText: (name, code) => {
      if (name === 'takenMonth' && code === 'future') return { afterLabel: t(($) => $.error.future) }
      return name === 'photo' ? { afterLabel: refused ?? t(($) => $.error.noPhoto) } : undefined
    },
  }
}
