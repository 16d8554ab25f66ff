import { DataPage } from '../features/recipient-data/data-page.tsx'
import recipientData from '../features/recipient-data/locales/cs.json' with { type: 'json' }
import editing from '../shared/editing/locales/cs.json' with { type: 'json' }

export const texts = { 'recipient-data': recipientData, editing }

/** /prijemce/moje-udaje: the basic data of a family (rule 10.1), Czech only. */
export function Component() {
  return <DataPage />
}
