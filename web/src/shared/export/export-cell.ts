/** A cell of a table to export: a text, a number, or a business date. */
export type ExportCell = string | number | { date: string }
