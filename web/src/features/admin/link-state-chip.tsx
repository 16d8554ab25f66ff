import { useTranslation } from 'react-i18next'
import type { AdminLink } from '../../shared/api/wire.ts'
import { Chip, type ChipTone } from '../../shared/ui/chip.tsx'

const tones: Record<AdminLink['state'], ChipTone> = { active: 'ok', used: 'sky', expired: 'wait', revoked: 'plain' }

export function LinkStateChip({ state }: { state: AdminLink['state'] }) {
  const { t } = useTranslation('admin')
  return <Chip tone={tones[state]}>{t(($) => $.linkState[state])}</Chip>
}
