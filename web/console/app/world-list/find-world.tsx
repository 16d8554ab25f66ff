import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button/button.tsx'
import { TextField } from '../../../src/shared/ui/fields/text-field.tsx'
import { DialogFrame } from '../../../src/shared/ui/overlay/dialog-frame.tsx'
import { answered, type Schemas, sandbox } from '../../api/sandbox.ts'
import { worldQuery, worldsQuery } from '../../api/world-queries.ts'
import { NotStored } from '../../shared/not-stored.tsx'
import { Problem } from '../../shared/problem.tsx'
import { textOf } from '../../shared/text-of.ts'
import bar from '../world-bar/world-bar.module.css'
import styles from './world-list.module.css'
import { WorldList } from './world-list.tsx'

/** The name and the note of the world that the console shows. */
function WorldLabelForm({ world }: { world: string }) {
  const { t } = useTranslation('console-worlds')
  const { data: here } = useQuery(worldQuery(world))
  const naming = useNaming(world)
  if (!here) return null
  return (
    <form
      key={world}
      className={styles.label}
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        naming.mutate({ name: textOf(form, 'name'), note: textOf(form, 'note') })
      }}
    >
      <h3>{t(($) => $.this, { world })}</h3>
      <TextField
        name="name"
        label={t(($) => $.name)}
        optional
        hint={
          <>
            {t(($) => $.nameHint)}
            <NotStored />
          </>
        }
        hintPlacement="bottom"
        maxCharacters={80}
        defaultValue={here.name ?? ''}
        autoComplete="off"
      />
      <TextField
        name="note"
        label={t(($) => $.note)}
        optional
        maxCharacters={500}
        defaultValue={here.note ?? ''}
        autoComplete="off"
      />
      <p className={styles.save}>
        <Button type="submit" busy={naming.isPending}>
          {t(($) => $.save)}
        </Button>
        <span role="status">{naming.isSuccess && t(($) => $.saved)}</span>
      </p>
      {naming.isError && <Problem problem={naming.error} />}
    </form>
  )
}

function useNaming(world: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Schemas['WorldLabel']) =>
      answered(sandbox.PATCH('/worlds/{world}', { params: { path: { world } }, body })),
    onSuccess: async (named) => {
      queries.setQueryData(worldQuery(world).queryKey, named)
      await queries.invalidateQueries({ queryKey: worldsQuery.queryKey })
    },
  })
}

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
