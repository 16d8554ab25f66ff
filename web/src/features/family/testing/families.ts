import type { Families, Family, FamilyContact, FamilyPhoto, FamilySummary } from '#web/shared/api/wire.ts'

export const photoOf = (photoId: string, description: string): FamilyPhoto => ({
  photoId,
  path: `/images/${photoId}.jpg`,
  takenMonth: 8,
  takenYear: 2026,
  description,
})

/** An invented family that a donor has helped for seven months. */
export function familyNamed(recipientName: string, traits: Partial<FamilySummary> = {}): FamilySummary {
  return {
    familyId: 'fam-k7p2',
    recipientName,
    age: 6,
    diseaseCategory: 'oncological',
    isCurrent: true,
    contactAvailability: 'available',
    removedReason: null,
    firstMonth: '2026-05',
    lastMonth: '2026-11',
    months: 7,
    myPart: 1_260,
    opening: 'Má šest let a ze všeho nejraději má vlaky.',
    photo: photoOf('vlak', 'Výlet k parní lokomotivě'),
    ...traits,
  }
}

export const sampleStory: NonNullable<Families['sampleStory']> = {
  recipientName: 'Anička',
  age: 4,
  diseaseCategory: 'oncological',
  story: 'Aničce jsou **čtyři roky**.',
  photo: null,
}

export function profileOf(summary: FamilySummary, traits: Partial<Family> = {}): Family {
  return {
    summary,
    story: 'Tomášek má **šest let** a ze všeho nejraději má vlaky.',
    photos: [photoOf('vlak', 'Výlet k parní lokomotivě'), photoOf('dort', 'Šesté narozeniny')],
    parts: [
      { month: '2026-11', amount: 180 },
      { month: '2026-10', amount: 1_080 },
    ],
    contact: { availability: 'available', views: [] },
    ...traits,
  }
}

export const contactDetails: FamilyContact = {
  viewId: 'view-1',
  viewedAt: '2026-11-10T09:00:00.000Z',
  carerName: 'Petra Svobodová',
  patientName: 'Tomáš Svoboda',
  address: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
  phone: '+420601123456',
  email: 'svobodovi@example.com',
}
