import type { components } from '#generated/provider.d.ts'

/** An invented family for who has helped none yet, so that the page shows what will stand there (spec §2 /komu-pomaham). */
export const SAMPLE_STORY: components['schemas']['SampleStory'] = {
  recipientName: 'Anička',
  age: 4,
  diseaseCategory: 'oncological',
  story: `Aničce jsou **čtyři roky**.`,
  photo: {
    photoId: 'pho-sample',
    path: '/images/pictures/garden.jpg',
    takenMonth: 9,
    takenYear: 2026,
    description: 'Anička s Bertíkem u babičky na zahradě',
  },
}
