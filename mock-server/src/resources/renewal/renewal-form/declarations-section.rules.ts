import type { FormItem, FormSection } from '#rules/forms/form.ts'

const declaration = (id: string, question: string, trueText: string, description?: string): FormItem => ({
  id,
  itemType: 'boolean',
  question,
  ...(description !== undefined && { description }),
  required: true,
  trueText,
  falseText: 'Zatím ne',
  mustBeTrue: true,
})

export const DECLARATIONS_SECTION: FormSection = {
  id: 'declarations',
  title: 'Prohlášení',
  description: 'Bez těchto tří odpovědí žádost nemůžeme přijmout. Pokud vás u některé něco brzdí, zavolejte nám.',
  items: [
    declaration('declaration-true', 'Je všechno, co jste uvedli, pravdivé a úplné?', 'Ano, je to pravdivé a úplné'),
    declaration(
      'declaration-report',
      'Dáte nám vědět, když se u vás něco změní?',
      'Ano, změny vám ohlásíme',
      'Hlavně když skončí léčba nebo když se změní, kolik vás doma žije.',
    ),
    declaration(
      'declaration-processing',
      'Souhlasíte s tím, abychom tyto údaje zpracovali kvůli obnovení žádosti?',
      'Ano, souhlasíme',
      'Jde i o údaje o zdraví. Uvidí je jen lidé, kteří o žádosti rozhodují.',
    ),
  ],
}
