import { useTranslation } from 'react-i18next'
import czechProfile from '../../../src/features/donor-profile/locales/cs.json' with { type: 'json' }
import englishProfile from '../../../src/features/donor-profile/locales/en.json' with { type: 'json' }
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import type { TriggerKind } from '../../api/trigger-contract.ts'
import { useTriggerKindText } from '../../shared/event-texts.ts'
import texts from '../../shared/locales/cs.json' with { type: 'json' }
import { dayText, instantText } from '../../shared/prague-clock.ts'
import czech from './record-texts.cs.json' with { type: 'json' }
import czechValues from './record-values.cs.json' with { type: 'json' }
import type { TriggerBody } from './trigger-draft.ts'

const { trigger } = texts.data
type Texts = typeof trigger
const isIn = <Part extends object>(part: Part, name: string): name is keyof Part & string => Object.hasOwn(part, name)

/** The texts of triggers by their names in the contract; a name without a text is shown as it is. */
export function useTriggerTexts() {
  const { t } = useTranslation('console-tools')
  return {
    kind: useTriggerKindText(),
    refused: (name: string) =>
      isIn<Texts['refused']>(trigger.refused, name) ? t(($) => $.data.trigger.refused[name]) : undefined,
    words: (name: string) =>
      isIn<Texts['words']>(trigger.words, name) ? t(($) => $.data.trigger.words[name]) : undefined,
    field: (name: string) => (isIn<Texts['field']>(trigger.field, name) ? t(($) => $.data.trigger.field[name]) : name),
    hint: (name: string) => (isIn<Texts['hint']>(trigger.hint, name) ? t(($) => $.data.trigger.hint[name]) : undefined),
    hasField: (name: string) => isIn(trigger.field, name),
    wrong: (name: string) =>
      isIn<Texts['wrong']>(trigger.wrong, name) ? t(($) => $.data.trigger.wrong[name]) : undefined,
    choice: (name: string) =>
      isIn<Texts['choice']>(trigger.choice, name) ? t(($) => $.data.trigger.choice[name]) : name,
  }
}

/** What was sent with a trigger, as one text: `Příchozí dar (300 Kč, převodem)`. */
export function useSentText() {
  const { t } = useTranslation('console-tools')
  const language = useLanguage()
  const texts = useTriggerTexts()
  const isDone = (value: string): value is keyof Texts['done'] => isIn<Texts['done']>(trigger.done, value)

  function valueText(name: string, value: string | number): string {
    if (name === 'amount') return `${new Intl.NumberFormat(language).format(Number(value))} Kč`
    if (name === 'start' || name === 'end') return dayText(String(value), language)
    const text = String(value)
    return isDone(text) ? t(($) => $.data.trigger.done[text]) : texts.choice(text)
  }

  return ({ kind, fields }: TriggerKind, sent: TriggerBody): string => {
    const values = fields.flatMap(({ name, control }) => {
      const value = sent[name as keyof TriggerBody]
      // Texts and remarks are long, and the tester has just written them.
      if (control === 'text' || control === 'remarks' || value === undefined || value === null) return []
      return [value].flat().map((each) => valueText(name, each as string | number))
    })
    return values.length === 0 ? texts.kind(kind) : `${texts.kind(kind)} (${values.join(', ')})`
  }
}

const words: Readonly<Record<string, string>> = czech
const values: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = czechValues

/** The Czech text of a value that has a name in the contract, such as `renewal-received`; otherwise the value. */
function czechValue(name: string, value: string): string {
  const known = values[name.split('.').at(-1) ?? '']
  if (known && Object.hasOwn(known, value)) return known[value] ?? value
  const isChosen = /^(requestStatus|type|category|reason)$/.test(name)
  return isChosen && isIn<Texts['choice']>(trigger.choice, value) ? trigger.choice[value] : value
}

/** The portal's own words for the numbers of a profile. */
const wordsOfNumbers = ({ familyStatuses, municipalitySizes, sources }: typeof czechProfile) => ({
  familyStatus: familyStatuses,
  municipalitySize: municipalitySizes,
  awarenessSource: sources,
})
const numbers: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>> | undefined>>>> = {
  cs: wordsOfNumbers(czechProfile),
  en: wordsOfNumbers(englishProfile),
}

/** `settledOn` is `Settled on`. */
const spell = (name: string): string => {
  const spelled = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${spelled.charAt(0).toUpperCase()}${spelled.slice(1)}`
}

/** Names and values of a record in the language of the console. */
export function useRecordTexts() {
  const { t } = useTranslation('console-tools')
  const language = useLanguage()

  /** A joined name, `issuedTo.name`, is that of its parts. */
  const nameOf = (name: string): string =>
    name
      .split('.')
      .map((part) => (language === 'cs' && Object.hasOwn(words, part) ? words[part] : spell(part)))
      .join(' – ')

  function valueText(name: string, value: string | number | boolean | null): string {
    if (value === null || value === '') return '–'
    if (typeof value === 'boolean') return value ? t(($) => $.data.yes) : t(($) => $.data.no)
    if (typeof value === 'number') {
      const word = numbers[language]?.[name]?.[value]
      if (word !== undefined) return word
      const number = new Intl.NumberFormat(language).format(value)
      if (/amount$/i.test(name)) return `${number} Kč`
      return /(year|month|version)$/i.test(name) ? `${value}` : number
    }
    if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return instantText(value, language)
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayText(value, language)
    return language === 'cs' ? czechValue(name, value) : value
  }

  return { nameOf, valueText }
}
