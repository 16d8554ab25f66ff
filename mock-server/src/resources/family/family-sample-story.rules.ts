import type { components } from '#generated/provider.d.ts'
import { fixedSpaces } from '../../domain/letters/fixed-spaces.ts'

const STORY = `Aničce jsou **čtyři roky** a na jaře onemocněla leukemií. S maminkou od té doby střídá nemocnici a domov: týden tam, dva
týdny tady, podle toho, jak vyjdou krevní testy.

V nemocnici si oblíbila sestřičku, která umí z obvazu složit zajíce. Doma na ni čeká pes Bertík. Před každým odjezdem s ním Anička
sedí na schodech a vysvětluje mu, za kolik dní bude zpátky.

Maminka musela odejít z práce a tatínek vydělává sám. Pravidelný příspěvek jim pomáhá platit cesty, léky a nájem, aby nemuseli přemýšlet,
na co letos nezbude.

Takový příběh tu najdete o každé rodině, ke které váš dar doputuje.`

/** Drawings without persons: they are public, and a browser may cache them. */
export const SAMPLE_WORLD = 'pictures'
export const SAMPLE_PICTURES: ReadonlySet<string> = new Set(['garden.jpg'])

/** An invented family for a donor who has helped none yet, so that the page shows what will be there (rule 8.1). */
export const SAMPLE_STORY: components['schemas']['SampleStory'] = {
  recipientName: 'Anička',
  age: 4,
  diseaseCategory: 'oncological',
  story: fixedSpaces(STORY),
  photo: {
    photoId: 'pho-sample',
    path: '/images/pictures/garden.jpg',
    takenMonth: 9,
    takenYear: 2026,
    description: 'Bertík čeká na zahradě, až se Anička vrátí',
  },
}
