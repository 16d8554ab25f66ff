import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { DialogFrame } from '../../../src/shared/ui/overlay/dialog-frame.tsx'
import { useNewWorld } from '../../shared/use-worlds.ts'
import { NEW_WORLD_FORM, NewWorldForm } from './new-world-form.tsx'
import styles from './world-bar.module.css'

export function NewWorld({ goToWorld }: { goToWorld: (world: string) => void }) {
  const { t } = useTranslation('console')
  const [isOpen, setIsOpen] = useState(false)
  const making = useNewWorld((world) => {
    setIsOpen(false)
    goToWorld(world)
  })

  function open() {
    making.reset()
    setIsOpen(true)
  }

  const actions = (
    <>
      <Button onClick={() => setIsOpen(false)}>{t(($) => $.world.cancel)}</Button>
      <Button type="submit" form={NEW_WORLD_FORM} variant="primary" busy={making.isPending}>
        {t(($) => $.world.make)}
      </Button>
    </>
  )
  return (
    <>
      <Button className={styles.control} onClick={open}>
        <Plus aria-hidden="true" />
        {t(($) => $.world.new)}
      </Button>
      <DialogFrame
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t(($) => $.world.new)}
        icon={null}
        wide
        actions={actions}
      >
        <NewWorldForm problem={making.error} onMake={making.mutate} />
      </DialogFrame>
    </>
  )
}
