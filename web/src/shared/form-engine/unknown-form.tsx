import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { DefinitionFault } from '#rules/forms/validate-definition.ts'
import { Banner } from '../ui/banner/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { CallUs } from '../ui/spoken/phone-link.tsx'
import { Stack } from '../ui/stack/stack.tsx'

/** A form with a type that this portal does not know: shows an error and reports it. */
export function UnknownForm({ fault: { itemId, reason } }: { fault: DefinitionFault }) {
  const { t } = useTranslation('form')
  useEffect(() => {
    // Reported as an uncaught error; the id and the reason come from the form, not from the user.
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
      <CallUs line="recipients" className="soft">
        {t(($) => $.unknown.callUs)}
      </CallUs>
    </Stack>
  )
}
