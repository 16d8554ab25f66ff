import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { showAlert } from '../ui/alerts/alerts.ts'

/**
 * Rule 12.5, whoever found it: what is answered is called
 * before sending, and each round of the provider's refusal calls it by itself.
 */
export function useRefusedDialog(round: number): () => Promise<void> {
  const { t } = useTranslation('long-form')
  const { t: ofForm } = useTranslation('form')
  const told = useRef(round)
  const shown = useRef<Promise<void>>(undefined)

  /** One at a time, however often the button is pressed. */
  function tell(): Promise<void> {
    shown.current ??= showAlert({
      title: t(($) => $.refused),
      text: ofForm(($) => $['frm-validation-required-field-missing']),
    }).finally(() => {
      shown.current = undefined
    })
    return shown.current
  }

  const tellNow = useEffectEvent(() => void tell())
  useEffect(() => {
    if (told.current === round) return
    told.current = round
    tellNow()
  }, [round])
  return tell
}
