import type { FamilyPhoto } from '../../domain/state/recipient.ts'

/**
 * Drawings replace photographs, so that no real face is stored. Each is drawn in `drawings/` and stored as a JPEG of 960 by 720, at most
 * 30 kB, in `pictures/`, where the image host finds it by its name.
 */
const photo = (picture: string, taken: string, description: string): FamilyPhoto => ({
  id: `pho-${picture}`,
  isPrimary: false,
  path: `${picture}.jpg`,
  takenYear: Number(taken.slice(0, 4)),
  takenMonth: Number(taken.slice(5)),
  description,
  removal: null,
})
const main = (given: FamilyPhoto): FamilyPhoto => ({ ...given, isPrimary: true })

/** Photos that families show to donors; 2000004, 2000007 and 2000008 have none. */
export const photosOfDefault = {
  '2000001': [
    photo('cake', '2026-05', 'Šesté narozeniny doma, mezi dvěma pobyty v nemocnici'),
    main(photo('train', '2026-08', 'Výlet k parní lokomotivě')),
    photo('hospital', '2026-10', 'Ráno na pokoji, kde vychází slunce přímo do okna'),
  ],
  '2000002': [main(photo('tree', '2025-12', 'Vánoce zase doma, stromek zdobila Adélka'))],
  '2000003': [main(photo('pool', '2026-07', 'Po dlouhé době zase ve vodě'))],
  '2000005': [main(photo('garden', '2026-05', 'S Bertíkem na zahradě'))],
  '2000006': [main(photo('mountains', '2026-08', 'První noc na horách po léčbě'))],
  '2000009': [main(photo('kite', '2026-10', 'Drak z ubrusu nad Děčínem'))],
  '2000010': [
    photo('easel', '2026-03', 'Nedělní malování, na stojanu obrázek pro babičku'),
    main(photo('lake', '2026-06', 'Týden u kamarádky, ráno na molu')),
  ],
  '2000011': [main(photo('chess', '2026-09', 'Zahajovací turnaj šachového kroužku'))],
  '2000012': [main(photo('bicycle', '2026-08', 'Poprvé bez držení, po hrázi až k jezu'))],
} as const satisfies Readonly<Record<string, readonly FamilyPhoto[]>>
