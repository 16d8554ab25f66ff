import { useQuery } from '@tanstack/react-query'
import { AppWindow, Plus, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button/button.tsx'
import { ConfirmDialog } from '../../../src/shared/ui/overlay/dialog.tsx'
import { DialogFrame } from '../../../src/shared/ui/overlay/dialog-frame.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import { worldQuery, worldsQuery } from '../../api/world-queries.ts'
import { readOwnWorlds, rememberWorld } from '../../shared/own-worlds.ts'
import { PortalLink } from '../../shared/portal-link.tsx'
import { instantText } from '../../shared/prague-clock.ts'
import { Problem } from '../../shared/problem.tsx'
import { sortWorlds, worldTitle } from '../../shared/sort-worlds.ts'
import { useEndWorld, useNewWorld } from '../../shared/use-worlds.ts'
import { FindWorld } from '../world-list/find-world.tsx'
import { NEW_WORLD_FORM, NewWorldForm } from './new-world-form.tsx'
import { ShareWorld } from './share-world.tsx'
import styles from './world-bar.module.css'

function NewWorld({ goToWorld }: { goToWorld: (world: string) => void }) {
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

/**
 * Deletes the world after a confirmation, with everything in it. The default one is created again.
 */
function EndWorld({ world, goToWorld }: { world: string; goToWorld: (world: string) => void }) {
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

/** The portal in this world: a link to open here, and links to send. */
function WorldLinks({ world }: { world: string }) {
  const { t } = useTranslation('console')
  return (
    <div className={styles.links}>
      <PortalLink world={world} to="/" className={styles.open}>
        <AppWindow aria-hidden="true" />
        {t(($) => $.world.open)}
      </PortalLink>
      <ShareWorld world={world} />
      <a href={`/sandbox/reference?world=${encodeURIComponent(world)}`} target="_blank" rel="noopener">
        {t(($) => $.world.reference)}
      </a>
    </div>
  )
}

export type WorldBarProps = { world: string; goToWorld: (world: string) => void }

/** A longer list is for the search. */
const MAX_OFFERED = 30

/** The world that everything below belongs to, always visible. */
export function WorldBar({ world, goToWorld }: WorldBarProps) {
  const { t } = useTranslation('console')
  const { data: worlds = [] } = useQuery(worldsQuery)
  const { data: here } = useQuery(worldQuery(world))
  const { own, others } = sortWorlds(
    worlds.filter(({ id }) => id !== world && id !== 'default'),
    readOwnWorlds(localStorage),
  )
  const language = useLanguage()
  const titleOf = useShortTitle()
  const isEntered = here !== undefined && world !== 'default'
  useEffect(() => {
    if (isEntered) rememberWorld(localStorage, world)
  }, [isEntered, world])
  const title = world === 'default' ? t(($) => $.world.default) : titleOf({ ...here, id: world })
  return (
    <section className={styles.bar} aria-label={t(($) => $.world.bar)}>
      <div className={styles.here}>
        <label className={styles.which}>
          <span>{t(($) => $.world.label)}</span>
          <select value={world} title={title} onChange={({ target }) => goToWorld(target.value)}>
            <option value="default">{t(($) => $.world.default)}</option>
            {world !== 'default' && <option value={world}>{title}</option>}
            {[...own, ...others].slice(0, MAX_OFFERED).map((other) => (
              <option key={other.id} value={other.id}>
                {titleOf(other)}
              </option>
            ))}
          </select>
        </label>
        {here?.note !== undefined && (
          <p className={styles.note} title={here.note}>
            {here.note}
          </p>
        )}
      </div>
      <FindWorld world={world} goToWorld={goToWorld} />
      <NewWorld goToWorld={goToWorld} />
      <EndWorld world={world} goToWorld={goToWorld} />
      <WorldLinks world={world} />
      {here?.copiedAt !== undefined && (
        <p className={styles.copy}>{t(($) => $.world.copyOf, { moment: instantText(here.copiedAt, language) })}</p>
      )}
    </section>
  )
}

type Listed = Parameters<typeof worldTitle>[0] & { copiedAt?: string }

/** The title of a world for a list of little width: of which moment a copy is, is below it and in the list of all worlds. */
function useShortTitle(): (world: Listed) => string {
  const { t } = useTranslation('console-worlds')
  return (world) => {
    const { name, copiedAt } = world
    if (copiedAt === undefined) return worldTitle(world)
    return worldTitle({
      ...world,
      name: name === undefined ? t(($) => $.copyInShort) : t(($) => $.copyOfInShort, { name }),
    })
  }
}
