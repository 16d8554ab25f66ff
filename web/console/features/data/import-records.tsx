import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answered, type Schemas, sandbox } from '../../api/sandbox.ts'
import { FileImport } from '../../shared/file-import.tsx'
import { Section } from '../../shared/section.tsx'

/** Own people, payments and documents from a file, all of it or nothing. */
export function ImportRecords({ world }: { world: string }) {
  const { t } = useTranslation('console-tools')
  const queries = useQueryClient()
  const importing = useMutation({
    mutationFn: async (file: File) => answered(sandbox.POST('/worlds/{world}/people', await callWith(world, file))),
    onSuccess: () => queries.invalidateQueries(),
  })
  return (
    <Section title={t(($) => $.data.import.title)}>
      <FileImport
        label={t(($) => $.data.import.file)}
        hint={t(($) => $.data.import.hint)}
        accept=".csv,.json,text/csv,application/json"
        importing={importing}
        taken={({ added, changed }) => t(($) => $.data.import.taken, { added, changed })}
        refused={(error) => (error instanceof SyntaxError ? t(($) => $.data.import.noJson) : undefined)}
      />
    </Section>
  )
}

async function callWith(world: string, file: File) {
  const params = { path: { world } }
  const text = await file.text()
  if (file.name.toLowerCase().endsWith('.json')) return { params, body: JSON.parse(text) as Schemas['ImportedRecords'] }
  return {
    params,
    body: text,
    bodySerializer: (table: unknown) => table as string,
    headers: { 'content-type': 'text/csv' },
  }
}
