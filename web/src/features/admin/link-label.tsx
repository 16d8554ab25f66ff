import { useTranslation } from 'react-i18next'
import type { AdminLink } from '#web/shared/api/wire.ts'
import { Chip, type ChipTone } from '#web/shared/ui/chip/chip.tsx'
import { spokenText } from '#web/shared/ui/spoken/spoken-text.tsx'

/** The provider's name of a link, in Czech; the number of a request does not break across lines. */
export function LinkLabel({ label }: { label: string }) {
  const [before = '', number, ...after] = label.split(/(Z-\d{4}-\d+)/)
  return (
    <span lang="cs">
      <span>{spokenText(before, 'cs')}</span>
      {number && <span className="num">{number}</span>}
      <span>{after}</span>
    </span>
  )
}

const tones: Record<AdminLink['state'], ChipTone> = { active: 'ok', used: 'sky', expired: 'wait', revoked: 'plain' }

export function LinkStateChip({ state }: { state: AdminLink['state'] }) {
  const { t } = useTranslation('admin')
  return <Chip tone={tones[state]}>{t(($) => $.linkState[state])}</Chip>
}
