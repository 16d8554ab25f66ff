import { dayOf } from '../../domain/time/instant.ts'
import { printPdf } from '../../hosting/pdf/print-pdf.ts'
import type { Handler } from '../../kernel/handler.ts'
import { givenInYear, issuedToNow } from '../document/certificate.rules.ts'
import { donorOf } from '../shared/donor-of-token.ts'
import { presentSavedProfile } from '../user-profile/saved-profile.presenter.ts'
import { readTaxData, saveTaxData as save, withTaxData } from './tax-data.rules.ts'

const RULE = 'rule 6.13 Tax data'
const refused = (fields: Readonly<Record<string, string>>) =>
  ({ error_code: 422, error: 'tax-data-refused', fields }) as const

export const saveTaxData: Handler<'saveTaxData'> = {
  run(world, { body, caller }, { now, signImage }) {
    const { result, changes, rule } = save(donorOf(world, caller), body, now)
    const answer =
      result.kind === 'saved'
        ? ({ error_code: 200, response: presentSavedProfile(world, result.donor, { now, signImage }) } as const)
        : refused(result.fields)
    return { answer, changes, rule }
  },
}

export const previewCertificate: Handler<'previewCertificate'> = {
  run(world, { body, caller }, { now }) {
    const donor = donorOf(world, caller)
    const read = readTaxData(body, now)
    if (read.kind === 'refused') return { answer: refused(read.fields), changes: [], rule: RULE }
    const { taxYear } = body
    const today = dayOf(now).toString()
    const paper = {
      kind: 'preview',
      angelNumber: donor.login,
      taxYear,
      amount: givenInYear(world, donor, taxYear, today),
      issuedTo: issuedToNow(withTaxData(donor, read)),
      issuedOn: today,
    } as const
    const file = {
      mediaType: 'application/pdf',
      name: `nahled-potvrzeni-${taxYear}.pdf`,
      render: () => printPdf({ kind: 'certificate', certificate: paper }),
    } as const
    return { file, changes: [], rule: RULE }
  },
}
