import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import styles from '../../session/clock-panel.module.css'
import type { ClockMove } from '../../session/use-clock-move.ts'
import { instantOfWall, instantText, wallOf, weekdayText } from '../../shared/prague-clock.ts'

/**
 * A date and a time in Prague to move the clock to; its default is the world's current minute until
 * the user edits it.
 */
export function ClockForm({ move, now }: { move: ClockMove; now: number }) {
  const { t } = useTranslation('console')
  const language = useLanguage()
  const [wall, setWall] = useState<string>()
  const chosen = instantOfWall(wall ?? wallOf(now).slice(0, 16))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (wall === undefined || chosen === undefined || move.isPending) return
        move.mutate({ to: chosen }, { onSuccess: () => setWall(undefined) })
      }}
    >
      <label htmlFor="clock-to">{t(($) => $.clock.to)}</label>
      <input
        id="clock-to"
        aria-describedby="clock-chosen"
        type="datetime-local"
        required
        value={wall ?? wallOf(now).slice(0, 16)}
        onChange={({ target }) => setWall(target.value)}
      />
      <Button type="submit" className={styles.step}>
        {t(($) => $.clock.go)}
      </Button>
      {/* The field has the format of the browser, whatever the language of the console. */}
      <p id="clock-chosen" className={styles.chosen}>
        {wall !== undefined && chosen && `${weekdayText(chosen, language)} ${instantText(chosen, language)}`}
      </p>
    </form>
  )
}
