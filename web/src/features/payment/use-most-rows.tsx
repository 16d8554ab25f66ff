import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'

/** Twenty years of monthly gifts are 240 rows. More of them at once would block an old phone for seconds. */
const ROWS = 250

/** How many rows of a long list are rendered, and the button for more of them; a print has all. */
export function useMostRows(count: number) {
  const { t } = useTranslation('payment')
  const number = new Intl.NumberFormat(useLanguage())
  const [most, setMost] = useState(ROWS)
  useEffect(() => {
    const all = () => flushSync(() => setMost(Number.POSITIVE_INFINITY))
    window.addEventListener('beforeprint', all)
    return () => window.removeEventListener('beforeprint', all)
  }, [])
  const more = count > most && (
    <Stack gap={2} align="start">
      <p role="status">{t(($) => $.more.shown, { shown: number.format(most), all: number.format(count) })}</p>
      <Button onClick={() => setMost(most + ROWS)}>{t(($) => $.more.action)}</Button>
    </Stack>
  )
  return { most, more }
}
