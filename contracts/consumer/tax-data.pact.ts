import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { previewCertificate, saveTaxData } from '#web/features/tax-data/tax-data-queries.ts'
import type { TaxDataRequest, TaxDataValues } from '#web/shared/api/wire.ts'
import { donor, interaction, ok, pdf, refused } from './interaction.ts'
import { savedProfile } from './person.ts'
import { sharedRefusals } from './refusals.ts'
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
  const save = (operation = 'save the tax data', body = jana) =>
    donor.post(operation, '/taxData', (api) => saveTaxData(api, body, key), { key, body })

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
  sharedRefusals(save(), [save(undefined, { ...jana, name: '' }), 'no name', 'name'])
})

describe('previewCertificate', () => {
  const preview = (operation = 'preview a certificate', request = opened, taxYear = 2025) =>
    donor.post(operation, '/taxData/preview', (api) => previewCertificate(api, { ...request, taxYear }), {
      accept: 'application/pdf',
      body: { ...request, taxYear: taxYear === 2025 ? fromState('lastYear', taxYear) : taxYear },
    })

  interaction(preview(), GIVER, pdf)
  interaction(preview('preview the certificate of a legal entity without its number', company), GIVER, withoutNumber)
  sharedRefusals(preview(), [preview(undefined, opened, 1999), 'a year off the contract', 'taxYear'])
})
