import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { DialogFrame } from '../../../src/shared/ui/overlay/dialog-frame.tsx'
import { worldsQuery } from '../../api/world-queries.ts'
import bar from '../world-bar/world-bar.module.css'
import { WorldLabelForm } from './world-label-form.tsx'
import { WorldList } from './world-list.tsx'

export type FindWorldProps = { world: string; goToWorld: (world: string) => void }

/** The list of all worlds to search in, and the name of this one. */
export function FindWorld({ world, goToWorld }: FindWorldProps) {
  const { t } = useTranslation('console-worlds')
  const [isOpen, setIsOpen] = useState(false)
  const { data: worlds = [] } = useQuery(worldsQuery)
  return (
    <>
      <Button className={bar.control} onClick={() => setIsOpen(true)}>
        <Search aria-hidden="true" />
        {t(($) => $.find, { count: worlds.length })}
      </Button>
      <DialogFrame
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t(($) => $.title)}
        icon={null}
        wide
        actions={<Button onClick={() => setIsOpen(false)}>{t(($) => $.close)}</Button>}
      >
        <WorldList
          world={world}
          goToWorld={(id) => {
            setIsOpen(false)
            goToWorld(id)
          }}
        />
        <WorldLabelForm world={world} />
      </DialogFrame>
    </>
  )
}
