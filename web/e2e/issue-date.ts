import type { Locator, Page } from '@playwright/test'

/** Selects the day on a document, by default 2 November 2026: a week before the world begins. */
export async function selectIssueDate(at: Page | Locator, [day, month, year] = ['2', '11', '2026'] as const) {
  const choose = (name: string, value: string) => at.getByRole('combobox', { name, exact: true }).selectOption(value)
  await choose('Den', day)
  await choose('Měsíc', month)
  await choose('Rok', year)
}
