import { useTranslation } from 'react-i18next'
import { PanelSelect } from '../../shared/panel-select.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import tools from '../../shared/tools.module.css'
import type { AtlasFilter } from './atlas.ts'

export type AtlasFiltersProps = {
  filter: AtlasFilter
  onChange: (filter: AtlasFilter) => void
  choices: { pages: readonly string[]; codes: readonly string[] }
}

/** The filters of the atlas. */
export function AtlasFilters({ filter, onChange, choices }: AtlasFiltersProps) {
  const { t } = useTranslation('console-tools')
  const { page, code, search, onlyUnseen } = filter
  const offered = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  return (
    <>
      <SearchField
        label={t(($) => $.search)}
        value={search}
        onChange={(next) => onChange({ ...filter, search: next })}
      />
      <PanelSelect
        label={t(($) => $.atlas.screen)}
        value={page}
        onChange={(next) => onChange({ ...filter, page: next })}
        all={t(($) => $.atlas.allScreens)}
        choices={offered(choices.pages)}
      />
      <PanelSelect
        label={t(($) => $.atlas.code)}
        value={code}
        onChange={(next) => onChange({ ...filter, code: next })}
        all={t(($) => $.atlas.allCodes)}
        choices={offered(choices.codes)}
      />
      <label className={tools.check}>
        <input
          type="checkbox"
          checked={onlyUnseen}
          onChange={({ target }) => onChange({ ...filter, onlyUnseen: target.checked })}
        />
        {t(($) => $.atlas.onlyUnseen)}
      </label>
    </>
  )
}
