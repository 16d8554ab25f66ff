import type { components } from '#generated/provider.d.ts'
import { padRegistrationNumber } from '#rules/formats/registration-number.ts'
import { dayOf } from '../../domain/time/instant.ts'
import type { Handler } from '../../kernel/handler.ts'
import { givenInYear, issuedToNow } from '../document/certificate.rules.ts'
import { mergeRequest } from '../shared/merge-request.ts'
import { printPdf } from '../shared/pdf/print-pdf.ts'
import { donorOf } from '../shared/person-of-token.ts'
import { sent } from '../shared/sent.ts'
import { presentTaxData } from '../user-profile/donor.presenter.ts'
import { presentSavedProfile } from '../user-profile/saved-profile.presenter.ts'
import { readTaxData, saveTaxData as save, withTaxData } from './tax-data.rules.ts'

const RULE = 'rule 6.13 Tax data'
const refused = (fields: Readonly<Record<string, string>>) =>
  ({ error_code: 422, error: 'tax-data-refused', fields }) as const

export const saveTaxData: Handler<'saveTaxData'> = {
  run(world, { body, caller }, { now, random, signImage }) {
    const donor = donorOf(world, caller)
    const { basedOn, ...wanted } = body
    const records = { wanted: asStored(wanted), basedOn: asStored(basedOn), stored: presentTaxData(donor) }
    const merged = mergeRequest('saveTaxData', records)
    if (merged.kind === 'conflict') return merged.outcome
    const { result, changes, rule } = save(world, donor, merged.record, { now, random })
    const answer =
      result.kind === 'saved'
        ? ({ error_code: 200, response: presentSavedProfile(world, result.donor, { now, signImage }) } as const)
        : refused(result.fields)
    return { answer, changes, rule }
  },
}

type Values = components['schemas']['TaxDataValues']

/** As the provider stores and sends them: without the field of the other kind of person. */
const asStored = ({ subject, name, birthDate, registrationNumber }: Values): Values =>
  sent<Values>({
    subject,
    name: name.trim(),
    birthDate: subject === 'natural-person' ? birthDate : undefined,
    registrationNumber:
      subject === 'legal-entity' && registrationNumber ? padRegistrationNumber(registrationNumber) : undefined,
  })

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
      render: () => printPdf(donor.personId, { kind: 'certificate', certificate: paper }),
    } as const
    return { file, changes: [], rule: RULE }
  },
}
