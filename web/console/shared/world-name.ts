import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../src/shared/ui/use-language.ts'
import type { SandboxWorld } from '../api/world-queries.ts'
import { instantText } from './prague-clock.ts'

type Named = Pick<SandboxWorld, 'id'> & Partial<Pick<SandboxWorld, 'name' | 'copiedAt'>>

/** The name of a world, or its id; a copy says of which moment it is, with its name or alone. */
export function useWorldName(): (world: Named) => string {
  const { t } = useTranslation('console-worlds')
  const language = useLanguage()
  return ({ id, name, copiedAt }) => {
    if (copiedAt === undefined) return name ?? id
    const moment = instantText(copiedAt, language)
    return name === undefined ? t(($) => $.copyWithoutName, { moment }) : t(($) => $.copy, { name, moment })
  }
}
