import type { IssuedTo } from '../domain/donor-document.ts'
import { FOUNDATION_ACCOUNT } from '../domain/foundation-account.ts'
import type { Day } from '../domain/moment.ts'
import { moneyText } from '../domain/wording.ts'
import { makePdf, write } from './paper.ts'

export type CertificatePaper = {
  readonly kind: 'tax-certificate' | 'gift-confirmation' | 'preview'
  readonly number: string
  readonly taxYear: number | null
  readonly amount: number
  readonly issuedTo: IssuedTo
  readonly issuedOn: Day
}

export const certificatePdf = (paper: CertificatePaper): Promise<Uint8Array> =>
  makePdf({ title: 'Potvrzení o daru', lang: 'cs', issuer: FOUNDATION_ACCOUNT.payee, day: paper.issuedOn }, (page) => {
    const below = write(page, 60, 'Potvrzení o daru', { face: 'display', size: 24 })
    write(page, below + 10, `${paper.issuedTo.name}\n${moneyText(paper.amount, 'cs')}`)
  })
