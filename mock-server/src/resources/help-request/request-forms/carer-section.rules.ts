import type { FormSection } from '#rules/forms/form.ts'

/** The person whom the foundation writes to and calls, and who signs in once the family is helped (rule 5.1). */
export const CARER_SECTION: FormSection = {
  id: 'carer',
  title: 'Kdo se stará',
  description:
    'Tomuto člověku budeme psát a volat. Pokud vám budeme moci pomáhat, bude se za vás také přihlašovat do portálu.',
  items: [
    { id: 'contact-first-name', itemType: 'text', question: 'Jméno', required: true, format: 'person-name' },
    { id: 'contact-last-name', itemType: 'text', question: 'Příjmení', required: true, format: 'person-name' },
    {
      id: 'contact-birth',
      itemType: 'dateTime',
      question: 'Datum narození',
      description: 'Poznáme vás podle něj při přihlášení.',
      required: true,
      isPast: true,
    },
    {
      id: 'contact-relation',
      itemType: 'list',
      question: 'Kým jste pro nemocného?',
      required: true,
      items: [
        { id: 'parent', title: 'Matkou nebo otcem', hasText: false },
        { id: 'step-parent', title: 'Nevlastní matkou nebo nevlastním otcem', hasText: false },
        { id: 'foster', title: 'Pěstounkou nebo pěstounem', hasText: false },
        { id: 'grandparent', title: 'Babičkou nebo dědečkem', hasText: false },
        { id: 'husband', title: 'Manželkou nebo manželem', hasText: false },
        { id: 'partner', title: 'Partnerkou nebo partnerem', hasText: false },
        { id: 'child', title: 'Dcerou nebo synem', hasText: false },
        { id: 'sibling', title: 'Sestrou nebo bratrem', hasText: false },
        { id: 'patient', title: 'Žádám o pomoc pro sebe', hasText: false },
        { id: 'other', title: 'Někým jiným', hasText: true },
      ],
    },
    {
      id: 'contact-phone',
      itemType: 'text',
      question: 'Mobilní telefon',
      description: 'Devět číslic bez předvolby a bez mezer, ve tvaru 123456789.',
      required: true,
      format: 'cz-phone-local',
    },
    {
      id: 'contact-email',
      itemType: 'text',
      question: 'E-mail',
      description: 'Pošleme vám na něj potvrzení a potom i odpověď.',
      required: true,
      format: 'portal-email',
    },
  ],
}
