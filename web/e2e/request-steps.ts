import { expect, type Locator, type Page } from '@playwright/test'

/** Options of a list or a yes-or-no question; a plain text is typed. */
type Filled = string | { choose: string } | { day: string }
const one = (value: string) => ({ choose: value })

/**
 * A complete oncological request by the names of its fields (rule 12.4), part by part; unnamed
 * amounts are zero.
 */
const parts: Readonly<Record<string, Readonly<Record<string, Filled>>>> = {
  patient: {
    'patient-first-name': 'Adam',
    'patient-last-name': 'Doležal',
    'patient-birth': { day: '2018-05-14' },
    'disease-category': one('oncological'),
    diagnosis: 'Akutní lymfoblastická leukemie',
    'treated-since': { day: '2026-05-04' },
    'treatment-place': one('praha-motol'),
    'treatment-stage': one('ongoing'),
  },
  carer: {
    'contact-first-name': 'Lenka',
    'contact-last-name': 'Doležalová',
    'contact-birth': { day: '1988-09-23' },
    'contact-relation': one('parent'),
    'contact-phone': '605111222',
    'contact-email': 'dolezalovi@example.com',
  },
  home: {
    street: 'Lipová',
    'house-number': '27',
    city: 'Litoměřice',
    'postal-code': '412 01',
    housing: one('rent'),
  },
  family: { 'household-members': '4', 'work-affected': one('false') },
  money: {
    'finances.incomes.wages': '31400',
    'finances.expenses.housing': '16500',
    'has-care-allowance': one('false'),
    'has-heavy-loans': one('false'),
  },
  'your-story': {
    story: 'V dubnu začal být Adam unavený a za tři týdny jsme byli v nemocnici.',
    'help-wanted': 'Peníze na cesty do Prahy.',
  },
  consents: {
    'may-be-approached': one('true'),
    'health-consent': one('true'),
    truthfulness: one('true'),
  },
}

const at = (page: Page, name: string, rest = '') => page.locator(`[name="formIdx-${name}"]${rest}`)

async function fillField(page: Page, name: string, value: Filled) {
  if (typeof value === 'string') return at(page, name).fill(value)
  if ('choose' in value) return choose(page, at(page, name, `[value="${value.choose}"]`))
  const [year = '', month = '', day = ''] = value.day.split('-')
  await at(page, `${name}.year`).selectOption(year)
  await at(page, `${name}.month`).selectOption(String(Number(month)))
  await at(page, `${name}.day`).selectOption(String(Number(day)))
}

/** As a finger does: taps the label, because the control itself is drawn. */
async function choose(page: Page, control: Locator) {
  await page.locator('label').filter({ has: control }).click()
  await expect(control).toBeChecked()
}

/** Fills the current part and continues to the next one. */
export async function fillPart(page: Page, part: string) {
  await expect(page).toHaveURL(new RegExp(`cast=${part}`))
  const filled = parts[part] ?? {}
  for (const [name, value] of Object.entries(filled)) await fillField(page, name, value)
  if (part === 'money') {
    for (const input of await page.locator('input[type=text]').all()) {
      if ((await input.inputValue()) === '') await input.fill('0')
    }
  }
  await page.getByRole('button', { name: /^Uložit a\s/ }).click()
}

export const requestParts = Object.keys(parts)
