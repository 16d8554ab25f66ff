import { describe } from 'vitest'
import { previewCertificate, saveTaxData } from '#web/features/tax-data/tax-data-queries.ts'
import type { TaxDataRequest } from '#web/shared/api/wire.ts'
import { interaction, ok, type PortalCall, pdf, refused } from './interaction.ts'
import { savedProfile } from './person.ts'
import { badRequest, generalRefusals, keyReused } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const key = 'pact-tax-data-0001'
const GIVER = 'a signed-in donor'
const jana: TaxDataRequest = { subject: 'natural-person', name: 'Jana Nováková', dateOfBirth: '1984-06-18' }
const company: TaxDataRequest = { subject: 'legal-entity', name: 'Pekárna U Mostu s.r.o.' }
const withoutNumber = refused(422, 'tax-data-refused', { fields: { registrationNumber: 'required' } })

describe('saveTaxData', () => {
  const saving = (request: TaxDataRequest) =>
    ({ body: request, call: (api) => saveTaxData(api, request, key) }) satisfies Partial<PortalCall>
  const save: PortalCall = {
    operation: 'save the tax data',
    as: 'signed-in',
    method: 'POST',
    path: '/taxData',
    headers: { 'Idempotency-Key': key },
    ...saving(jana),
  }

  interaction(save, GIVER, ok(savedProfile))
  interaction(
    { ...save, ...saving(company), operation: 'save the tax data of a legal entity without its number' },
    GIVER,
    withoutNumber,
  )
  badRequest({ ...save, ...saving({ ...jana, name: '' }) }, 'no name', 'name')
  keyReused(save, 'saveTaxData')
  generalRefusals(save, 'a signed-in recipient')
})

describe('previewCertificate', () => {
  const previewing = (request: TaxDataRequest, taxYear = 2025) =>
    ({
      body: { ...request, taxYear: taxYear === 2025 ? fromState('lastYear', taxYear) : taxYear },
      call: (api) => previewCertificate(api, { ...request, taxYear }),
    }) satisfies Partial<PortalCall>
  const preview: PortalCall = {
    operation: 'preview a certificate',
    as: 'signed-in',
    method: 'POST',
    path: '/taxData/preview',
    accept: 'application/pdf',
    ...previewing(jana),
  }

  interaction(preview, GIVER, pdf)
  interaction(
    { ...preview, ...previewing(company), operation: 'preview the certificate of a legal entity without its number' },
    GIVER,
    withoutNumber,
  )
  badRequest({ ...preview, ...previewing(jana, 1999) }, 'a year off the contract', 'taxYear')
  generalRefusals(preview, 'a signed-in recipient')
})
