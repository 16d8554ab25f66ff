import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import styles from './clock-panel.module.css'
import { instantOfWall, wallOf } from './prague-clock.ts'
import type { ClockMove } from './use-clock-move.ts'

/**
 * A date and a time in Prague to move the clock to; its default is the world's current minute until
 * the user edits it.
 */
export function ClockForm({ move, now }: { move: ClockMove; now: number }) {
  const { t } = useTranslation('console')
  const [wall, setWall] = useState<string>()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const to = wall === undefined ? undefined : instantOfWall(wall)
        if (to === undefined || move.isPending) return
        move.mutate({ to }, { onSuccess: () => setWall(undefined) })
      }}
    >
      <label htmlFor="clock-to">{t(($) => $.clock.to)}</label>
      <input
        id="clock-to"
        type="datetime-local"
        required
        value={wall ?? wallOf(now).slice(0, 16)}
        onChange={({ target }) => setWall(target.value)}
      />
      <Button type="submit" className={styles.step}>
        {t(($) => $.clock.go)}
      </Button>
    </form>
  )
}
