import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { ConfirmDialog } from '../../../src/shared/ui/overlay/dialog.tsx'
import { Problem } from '../../shared/problem.tsx'
import { useEndWorld } from '../../shared/use-worlds.ts'
import styles from './world-bar.module.css'

/**
 * Deletes the world after a confirmation, with everything in it. The default one is created again.
 */
export function EndWorld({ world, goToWorld }: { world: string; goToWorld: (world: string) => void }) {
  const { t } = useTranslation('console')
  const [isAsked, setIsAsked] = useState(false)
  const isDefault = world === 'default'
  const ending = useEndWorld(() => {
    setIsAsked(false)
    goToWorld('default')
  })
  return (
    <>
      <Button className={styles.control} onClick={() => setIsAsked(true)}>
        <Trash2 aria-hidden="true" />
        {isDefault ? t(($) => $.world.restart) : t(($) => $.world.end)}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={isDefault ? t(($) => $.world.restartTitle) : t(($) => $.world.endTitle, { world })}
        confirmLabel={isDefault ? t(($) => $.world.restart) : t(($) => $.world.end)}
        busy={ending.isPending}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => ending.mutate(world)}
      >
        {t(($) => $.world.endWords)}
        {ending.isError && <Problem problem={ending.error} />}
      </ConfirmDialog>
    </>
  )
}
