import type { FormItem } from '#rules/forms/form.ts'
import type { DiseaseCategory } from '../../../domain/state/recipient.ts'
import { DIAGNOSIS, NOT_BEFORE_BIRTH } from './patient-section.rules.ts'

/** Rule 12.3 except the oncological categories, which have their own form; an illness in no category is described in a text. */
const CATEGORIES = {
  'organ-failure': 'Selhání orgánu',
  'muscular-dystrophy': 'Svalová dystrofie',
  'cystic-fibrosis': 'Cystická fibróza',
  'metabolic-disorder': 'Porucha látkové výměny',
  'epidermolysis-bullosa': 'Nemoc motýlích křídel',
  'chronic-intestinal-disease': 'Chronické onemocnění střev',
  other: 'Jiná vážná nemoc',
} as const satisfies Partial<Record<DiseaseCategory, string>>

/** The questions about an illness that is not a tumour. */
export const OTHER_ILLNESS: readonly FormItem[] = [
  {
    id: 'disease-category',
    itemType: 'list',
    question: 'O jakou nemoc jde?',
    required: true,
    items: Object.entries(CATEGORIES).map(([id, title]) => ({ id, title, hasText: id === 'other' })),
  },
  DIAGNOSIS,
  {
    id: 'ill-since',
    itemType: 'dateTime',
    question: 'Odkdy nemoc trvá?',
    description: 'Stačí přibližně. U vrozené nemoci napište datum narození.',
    required: true,
    isPast: true,
    notBefore: NOT_BEFORE_BIRTH,
  },
  {
    id: 'treatment',
    itemType: 'multiline text',
    question: 'Jak se nemoc léčí?',
    description: 'Léky, pobyty v nemocnici, rehabilitace, pomůcky. Stačí pár vět.',
    required: false,
  },
  {
    id: 'hospital-distance',
    itemType: 'numeric',
    question: 'Jak daleko to k lékaři máte?',
    description: 'Jedna cesta, přibližně. Když je míst víc, počítejte to nejvzdálenější.',
    required: false,
    maximum: 2_000,
    unit: 'km',
  },
  {
    id: 'needs-daily-care',
    itemType: 'boolean',
    question: 'Potřebuje nemocný každý den pomoc druhého člověka?',
    required: true,
    trueText: 'Ano, každý den',
    falseText: 'Ne, nebo jen někdy',
  },
  {
    id: 'daily-care',
    itemType: 'multiline text',
    question: 'S čím doma pomáháte nejčastěji?',
    required: false,
    shownWhen: { id: 'needs-daily-care', isAnyOf: ['true'] },
  },
]
