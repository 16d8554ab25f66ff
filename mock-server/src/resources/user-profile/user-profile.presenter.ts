import type { components } from '#generated/provider.d.ts'
import type { Gender, Image, PersonDocument } from '../../domain/state/person.ts'
import type { Person, WorldState } from '../../domain/state/world-state.ts'
import { type Instant, toIsoString } from '../../domain/time/instant.ts'
import type { SignImage } from '../../kernel/handler.ts'
import { genderOf } from '../donor-profile/account-kind.rules.ts'
import { presentRating } from '../nps/nps.presenter.ts'
import { presentRecipientData } from '../recipient-profile/recipient-profile.presenter.ts'
import { RENEWAL_STATUS_ID, REQUEST_STATUS_ID, SUPPORT_STATUS_ID } from '../recipient-profile/request-status.rules.ts'
import { sent } from '../shared/sent.ts'
import { presentDonorData, presentGiving } from './donor.presenter.ts'

type Schemas = components['schemas']

/** The fields of the portal's frame, in camelCase (rule 4.6). */
export const presentProfile = (person: Person, signImage: SignImage): Schemas['Profile'] =>
  sent<Schemas['Profile']>({
    displayName: person.displayName,
    email: person.kind === 'donor' ? person.profile.email : person.email,
    personalNumber: person.login,
    avatar: avatarOf(person, signImage),
    gender: presentGender(person.kind === 'donor' ? genderOf(person) : person.gender),
    donor: person.kind === 'donor' ? presentDonorData(person) : undefined,
  })

/** The full user in the provider's PascalCase (rule 4.7). `loginBefore`: a new sign-in has already replaced the previous one. */
export const presentFullUser = (
  world: WorldState,
  person: Person,
  now: Instant,
  loginBefore = person.previousLoginAt,
): Schemas['FullUser'] => {
  const recipient = person.kind === 'recipient' ? person : null
  return sent<Schemas['FullUser']>({
    IsCorporateAccount: person.kind === 'donor' && person.isCorporateAccount,
    DonorStatus: person.kind === 'donor' ? { Id: person.donorStatus.id, Value: person.donorStatus.value } : null,
    NPS: presentRating(person.kind === 'donor' ? person.vote : null),
    Documents: person.kind === 'admin' ? [] : person.documents.map(presentDocument),
    PreviousLogin: loginBefore === null ? null : toIsoString(loginBefore),
    Images: imagesOf(person).map(presentImage),
    RecipientStatusOfRequest: recipient && { Id: REQUEST_STATUS_ID[recipient.requestStatus] },
    RecipientRequestStatus: recipient && { Id: RENEWAL_STATUS_ID[recipient.renewalStatus] },
    RecipientStatus: recipient && { Id: SUPPORT_STATUS_ID[recipient.supportStatus] },
    Giving: person.kind === 'donor' ? presentGiving(world, person, now) : undefined,
    Recipient: recipient ? presentRecipientData(recipient, now) : undefined,
  })
}

/** Of a donor the saved photo; of a family its primary photo. */
const avatarOf = (person: Person, signImage: SignImage): string | null => {
  const image = imagesOf(person).find(({ isPrimary }) => isPrimary)
  return image ? signImage(image) : null
}

const imagesOf = (person: Person): readonly Image[] =>
  person.kind === 'donor' ? person.images : person.kind === 'recipient' ? person.photos : []

/** Rule 4.6: 1 male, 2 female, -1 when absent; several donors under one account have none. */
const presentGender = (gender: Gender): 1 | 2 | -1 => (gender === 'male' ? 1 : gender === 'female' ? 2 : -1)

const presentDocument = ({ id, createdAt, type, taxYear }: PersonDocument): Schemas['PersonDocument'] => ({
  Id: id,
  Created: toIsoString(createdAt),
  Type: type,
  ...(taxYear !== null && { Year: taxYear }),
})

const presentImage = ({ id, isPrimary }: Pick<Image, 'id' | 'isPrimary'>): Schemas['PersonImage'] => ({
  Id: id,
  IsPrimary: isPrimary,
})
