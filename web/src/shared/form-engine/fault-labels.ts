import type { FormCode, FormDefinition, FormFaults, FormItem } from '#rules/forms/form.ts'

/** The part of the form's address that names the files. */
const FILES = 'soubory'

export type LabelledFault = {
  path: string
  code: FormCode
  /** Undefined for files and for paths that the form does not define. */
  item?: FormItem
  sectionId: string
  label?: string
  /** The line, the option or the cell within the item. */
  part?: string | undefined
}

/** Faults in the order of the form, with the labels that the user sees; files come last. */
export function faultLabels({ sections }: FormDefinition, faults: FormFaults): readonly LabelledFault[] {
  const all = Object.entries(faults)
  const ofItems = sections.flatMap((section) =>
    section.items.flatMap((item) =>
      all
        .filter(([path]) => path === item.id || path.startsWith(`${item.id}.`))
        .map(([path, code]) => ({
          path,
          code,
          item,
          sectionId: section.id,
          label: asLabel(item.title ?? item.question ?? ''),
          part: partOf(item, path.split('.').slice(1)),
        })),
    ),
  )
  const named = new Set(ofItems.map(({ path }) => path))
  const rest = all.filter(([path]) => !named.has(path)).map(([path, code]) => ({ path, code, sectionId: FILES }))
  return [...ofItems, ...rest]
}

/** A colon follows: „Kdy léčba začala: Hodnota je povinná“. */
export const asLabel = (question: string) => question.replace(/[?:.\s]+$/, '')

function partOf(item: FormItem, [first, second]: readonly string[]): string | undefined {
  switch (item.itemType) {
    case 'financialSituation': {
      const lines = first === 'incomes' ? item.incomes : item.expenses
      return lines.find(({ id }) => id === second)?.title
    }
    case 'list':
      return item.items.find(({ id }) => id === first)?.title
    case 'table': {
      const row = item.rows.find(({ id }) => id === first)
      return (
        [row?.cells.find((cell) => cell !== ''), item.header[Number(second)]].filter(Boolean).join(', ') || undefined
      )
    }
    default:
      return undefined
  }
}
