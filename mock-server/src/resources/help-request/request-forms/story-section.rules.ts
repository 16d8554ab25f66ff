import type { FormSection } from '#rules/forms/form.ts'

export const STORY_SECTION: FormSection = {
  id: 'your-story',
  title: 'Váš příběh',
  description: 'Pište, jak vám to přijde na jazyk. Čtou to jen lidé z Dobrého anděla, kteří o pomoci rozhodují.',
  items: [
    {
      id: 'story',
      itemType: 'multiline text',
      question: 'Co se u vás stalo a jak teď žijete?',
      required: true,
    },
    {
      id: 'help-wanted',
      itemType: 'multiline text',
      question: 'Co by vám teď nejvíc pomohlo?',
      description: 'Například peníze na cesty, na nájem nebo na to, aby mohl někdo zůstat s nemocným.',
      required: true,
    },
    {
      id: 'how-heard',
      itemType: 'list',
      question: 'Odkud o nás víte?',
      required: false,
      items: [
        { id: 'hospital', title: 'Z nemocnice nebo od lékaře', hasText: false },
        { id: 'social-worker', title: 'Od sociální pracovnice nebo pracovníka', hasText: false },
        { id: 'other-family', title: 'Od rodiny, které pomáháte', hasText: false },
        { id: 'friends', title: 'Od známých', hasText: false },
        { id: 'internet', title: 'Z internetu', hasText: false },
        { id: 'media', title: 'Z novin, rádia nebo televize', hasText: false },
        { id: 'elsewhere', title: 'Odjinud', hasText: true },
      ],
    },
  ],
}
