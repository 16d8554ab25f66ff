import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { showAlert } from '../ui/alerts/alerts.ts'

/**
 * The dialog of rule 12.5 about a missing required answer, found by the form or by the provider. The returned function shows it
 * before sending; each new round of the provider's refusal shows it automatically.
 */
export function useRefusedDialog(round: number): () => Promise<void> {
  const { t } = useTranslation('long-form')
  const { t: ofForm } = useTranslation('form')
  const shownRound = useRef(round)
  const shown = useRef<Promise<void>>(undefined)

  /** Shows one dialog at a time, however often the button is clicked. */
  function show(): Promise<void> {
    shown.current ??= showAlert({
      title: t(($) => $.refused),
      text: ofForm(($) => $['frm-validation-required-field-missing']),
    }).finally(() => {
      shown.current = undefined
    })
    return shown.current
  }

  const showNow = useEffectEvent(() => void show())
  useEffect(() => {
    if (shownRound.current === round) return
    shownRound.current = round
    showNow()
  }, [round])
  return show
}
