import type { FormSection } from '#rules/forms/form.ts'

const ABOUT_DATA = [
  'Abychom mohli o pomoci rozhodnout, potřebujeme vědět, jak je na tom nemocný a jak žije vaše rodina. Údaje o zdraví zákon chrání víc než ostatní, a proto k nim potřebujeme váš výslovný souhlas.',
  '- Údaje uvidí jen lidé, kteří o vaší žádosti rozhodují.\n- Pokud vám pomoci nebudeme moci, smažeme je.\n- Souhlas můžete kdykoli odvolat telefonem, e-mailem i dopisem. Žádost tím skončí.',
].join('\n\n')

export const CONSENTS_SECTION: FormSection = {
  id: 'consents',
  title: 'Souhlasy',
  items: [
    {
      id: 'may-be-approached',
      itemType: 'boolean',
      question: 'Smějí se na vás obrátit dárci, kteří vám budou přispívat?',
      description:
        'Nikomu z nich kontakt nedáme bez vašeho svolení. Na pomoc to nemá vliv a rozhodnutí můžete kdykoli změnit.',
      required: true,
      trueText: 'Ano',
      falseText: 'Raději ne',
    },
    { id: 'about-data', itemType: 'paragraph', title: 'Jak s vašimi údaji zacházíme', text: ABOUT_DATA },
    {
      id: 'health-consent',
      itemType: 'boolean',
      question: 'Souhlasíte se zpracováním osobních údajů včetně údajů o zdraví?',
      description: 'Jde o vaše údaje i o údaje nemocného, za kterého žádost podáváte.',
      required: true,
      trueText: 'Ano, souhlasím',
      falseText: 'Ne',
      mustBeTrue: true,
    },
    {
      id: 'truthfulness',
      itemType: 'boolean',
      question: 'Prohlašujete, že všechno, co zde uvádíte, je pravda?',
      required: true,
      trueText: 'Ano, prohlašuji',
      falseText: 'Ne',
      mustBeTrue: true,
    },
  ],
}
