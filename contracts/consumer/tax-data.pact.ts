import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { previewCertificate, saveTaxData } from '#web/features/tax-data/tax-data-queries.ts'
import type { TaxDataRequest, TaxDataValues } from '#web/shared/api/wire.ts'
import { interaction, ok, type PortalCall, pdf, refused } from './interaction.ts'
import { savedProfile } from './person.ts'
import { badRequest, generalRefusals, keyReused } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const { string } = MatchersV3
const key = 'pact-tax-data-0001'
const GIVER = 'a signed-in donor'
const TAXED = 'a donor with tax data'
const opened: TaxDataValues = { subject: 'natural-person', name: 'Jana Nováková', birthDate: '1984-06-18' }
const jana: TaxDataRequest = { ...opened, name: 'Jana Malá', basedOn: opened }
const company: TaxDataValues = { subject: 'legal-entity', name: 'Pekárna U Mostu s.r.o.' }
const basedOn = {
  ...opened,
  name: fromState('storedTaxName', 'Jana Nováková'),
  birthDate: fromState('storedBirthDate', '1984-06-18'),
}
const IDENTITY = ['subject', 'name', 'birthDate', 'registrationNumber']
const withoutNumber = refused(422, 'tax-data-refused', { fields: { registrationNumber: 'required' } })

describe('saveTaxData', () => {
  const save = (operation = 'save the tax data', body = jana): PortalCall => ({
    operation,
    as: 'signed-in',
    method: 'POST',
    path: '/taxData',
    headers: { 'Idempotency-Key': key },
    body,
    call: (api) => saveTaxData(api, body, key),
  })

  interaction({ ...save(), body: { ...jana, basedOn } }, TAXED, ok(savedProfile))
  interaction(
    {
      ...save('save the tax data of a legal entity without its number', { ...company, basedOn: opened }),
      body: { ...company, basedOn },
    },
    TAXED,
    withoutNumber,
  )
  interaction(
    save('save tax data that another device has changed', { ...jana, basedOn: { ...opened, name: 'Jana Dřívější' } }),
    TAXED,
    refused(409, 'changed-elsewhere', {
      fields: Object.fromEntries(IDENTITY.map((field) => [field, 'changed-elsewhere'])),
      current: { subject: 'natural-person', name: string('Jana Nováková'), birthDate: string('1984-06-18') },
    }),
  )
  badRequest(save(undefined, { ...jana, name: '' }), 'no name', 'name')
  keyReused(save(), 'saveTaxData')
  generalRefusals(save(), 'a signed-in recipient')
})

describe('previewCertificate', () => {
  const preview = (operation = 'preview a certificate', request = opened, taxYear = 2025): PortalCall => ({
    operation,
    as: 'signed-in',
    method: 'POST',
    path: '/taxData/preview',
    accept: 'application/pdf',
    body: { ...request, taxYear: taxYear === 2025 ? fromState('lastYear', taxYear) : taxYear },
    call: (api) => previewCertificate(api, { ...request, taxYear }),
  })

  interaction(preview(), GIVER, pdf)
  interaction(preview('preview the certificate of a legal entity without its number', company), GIVER, withoutNumber)
  badRequest(preview(undefined, opened, 1999), 'a year off the contract', 'taxYear')
  generalRefusals(preview(), 'a signed-in recipient')
})
