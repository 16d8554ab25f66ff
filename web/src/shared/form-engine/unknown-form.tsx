import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { DefinitionFault } from '#rules/forms/validate-definition.ts'
import { CallUsLine } from '../editing/call-us-line.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Stack } from '../ui/stack.tsx'

/** A form with something that this portal does not know: said clearly and told to error reporting, never a blank page. */
export function UnknownForm({ fault: { itemId, reason } }: { fault: DefinitionFault }) {
  const { t } = useTranslation('form')
  useEffect(() => {
    // As anything that nobody caught; the id and the reason come from the form, nothing of whoever fills it in.
    const error = new Error(`Unknown form: ${itemId}: ${reason}`)
    window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }))
  }, [itemId, reason])
  return (
    <Stack>
      <Banner
        tone="error"
        role="alert"
        title={t(($) => $.unknown.title)}
        actions={<Button onClick={() => location.reload()}>{t(($) => $.unknown.reload)}</Button>}
      >
        {t(($) => $.unknown.text)}
      </Banner>
      <CallUsLine>{t(($) => $.unknown.callUs)}</CallUsLine>
    </Stack>
  )
}
