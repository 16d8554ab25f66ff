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
  const save = (operation = 'save the tax data', body = jana): PortalCall => ({
    operation,
    as: 'signed-in',
    method: 'POST',
    path: '/taxData',
    headers: { 'Idempotency-Key': key },
    body,
    call: (api) => saveTaxData(api, body, key),
  })

  interaction(save(), GIVER, ok(savedProfile))
  interaction(save('save the tax data of a legal entity without its number', company), GIVER, withoutNumber)
  badRequest(save(undefined, { ...jana, name: '' }), 'no name', 'name')
  keyReused(save(), 'saveTaxData')
  generalRefusals(save(), 'a signed-in recipient')
})

describe('previewCertificate', () => {
  const preview = (operation = 'preview a certificate', request = jana, taxYear = 2025): PortalCall => ({
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
  badRequest(preview(undefined, jana, 1999), 'a year off the contract', 'taxYear')
  generalRefusals(preview(), 'a signed-in recipient')
})
