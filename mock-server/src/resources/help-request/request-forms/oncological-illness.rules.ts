import type { FormItem } from '#rules/forms/form.ts'
import type { DiseaseCategory } from '../../../domain/state/recipient.ts'
import { DIAGNOSIS, NOT_BEFORE_BIRTH } from './patient-section.rules.ts'

/** Rule 12.3: the oncological ones. */
const CATEGORIES = {
  oncological: 'Onkologické onemocnění',
  'long-term-oncological': 'Dlouhodobé onkologické onemocnění',
} as const satisfies Partial<Record<DiseaseCategory, string>>

/** The questions about a tumour and its treatment. */
export const ONCOLOGICAL_ILLNESS: readonly FormItem[] = [
  {
    id: 'disease-category',
    itemType: 'list',
    question: 'O jaké onkologické onemocnění jde?',
    description: 'Dlouhodobé se léčí roky nebo se vrací. Když nevíte, vyberte první možnost.',
    required: true,
    items: Object.entries(CATEGORIES).map(([id, title]) => ({ id, title, hasText: false })),
  },
  DIAGNOSIS,
  {
    id: 'treated-since',
    itemType: 'dateTime',
    question: 'Odkdy se nemoc léčí?',
    description: 'Stačí přibližně. Pokud si den nevybavíte, napište první den toho měsíce.',
    required: true,
    isPast: true,
    notBefore: NOT_BEFORE_BIRTH,
  },
  {
    id: 'treatment-place',
    itemType: 'list',
    question: 'Kde léčba probíhá?',
    description: 'Můžete vybrat i víc míst.',
    required: true,
    isMultiple: true,
    items: [
      { id: 'praha-motol', title: 'Praha, Fakultní nemocnice v Motole', hasText: false },
      { id: 'praha-vfn', title: 'Praha, Všeobecná fakultní nemocnice', hasText: false },
      { id: 'brno-mou', title: 'Brno, Masarykův onkologický ústav', hasText: false },
      { id: 'brno-fn', title: 'Brno, Fakultní nemocnice a Dětská nemocnice', hasText: false },
      { id: 'hradec-kralove', title: 'Hradec Králové, Fakultní nemocnice', hasText: false },
      { id: 'olomouc', title: 'Olomouc, Fakultní nemocnice', hasText: false },
      { id: 'ostrava', title: 'Ostrava, Fakultní nemocnice', hasText: false },
      { id: 'plzen', title: 'Plzeň, Fakultní nemocnice', hasText: false },
      { id: 'elsewhere', title: 'Jinde', hasText: true },
    ],
  },
  {
    id: 'hospital-distance',
    itemType: 'numeric',
    question: 'Jak daleko to na léčbu máte?',
    description: 'Jedna cesta, přibližně. Když je míst víc, počítejte to nejvzdálenější.',
    required: false,
    maximum: 2_000,
    unit: 'km',
  },
  {
    id: 'treatment-stage',
    itemType: 'list',
    question: 'V jaké fázi je léčba teď?',
    required: true,
    items: [
      { id: 'before', title: 'Diagnózu známe, léčba teprve začne', hasText: false },
      { id: 'ongoing', title: 'Léčba probíhá', hasText: false },
      { id: 'maintenance', title: 'Probíhá udržovací léčba', hasText: false },
      { id: 'relapse', title: 'Nemoc se vrátila a léčíme ji znovu', hasText: false },
      { id: 'palliative', title: 'Léčba už mírní hlavně bolest a obtíže', hasText: false },
      { id: 'checkups', title: 'Léčba skončila, chodíme na kontroly', hasText: false },
    ],
  },
  {
    id: 'treatment-ended',
    itemType: 'dateTime',
    question: 'Kdy léčba skončila?',
    required: true,
    isPast: true,
    notBefore: {
      id: 'treated-since',
      message: 'Léčba nemůže skončit dřív, než začala. Opravte prosím tento den, nebo den, odkdy se nemoc léčí.',
    },
    shownWhen: { id: 'treatment-stage', isAnyOf: ['checkups'] },
  },
]
