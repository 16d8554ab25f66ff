import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { FamilySummary } from '#web/shared/api/wire.ts'
import { formatMonthYear } from '#web/shared/format/date.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { FamilyRow } from './family-row.tsx'
import styles from './supported-families.module.css'

/** The number shown at first, and added with each click: a donor of twenty years has hundreds. */
const STEP = 20

/** Past families, each with the reason why it no longer receives gifts. */
export function PastFamilies({ families }: { families: readonly FamilySummary[] }) {
  const { t } = useTranslation('family')
  const [shown, setShown] = useState(STEP)
  const list = useRef<HTMLUListElement>(null)
  const left = families.length - shown

  // The focus moves to the first new row: the button moves or disappears.
  function showMore() {
    flushSync(() => setShown(shown + STEP))
    list.current?.children[shown]?.querySelector('a')?.focus()
  }

  return (
    <Stack as="section" aria-labelledby="past-families">
      <h2 id="past-families">{t(($) => $.past)}</h2>
      <Card>
        <ul ref={list} className={styles.list} aria-labelledby="past-families">
          {families.slice(0, shown).map((family) => (
            <FamilyRow key={family.familyId} family={family}>
              <Why family={family} />
            </FamilyRow>
          ))}
        </ul>
      </Card>
      {left > 0 && (
        <div>
          <Button onClick={showMore}>{t(($) => $.more, { number: left })}</Button>
        </div>
      )}
    </Stack>
  )
}

function Why({ family }: { family: FamilySummary }) {
  const { t } = useTranslation('family')
  return (
    <>
      {' '}
      <span className="soft small">
        <span>{`${t(($) => $.lastHelp, { month: formatMonthYear(family.lastMonth) })} · `}</span>
        <span>{family.removedReason ?? t(($) => $.others)}</span>
      </span>
    </>
  )
}
