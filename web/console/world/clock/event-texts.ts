import { useTranslation } from 'react-i18next'
import type { SandboxEvent, ScenarioPerson } from '../../api/queries.ts'
import texts from '../../locales/cs.json' with { type: 'json' }
import { nameOf } from '../people/group-people.ts'

type Kind = keyof typeof texts.event.kind
type Crowd = keyof typeof texts.event.crowd

const isKind = (kind: string): kind is Kind => Object.hasOwn(texts.event.kind, kind)
const isCrowd = (subject: string): subject is Crowd => Object.hasOwn(texts.event.crowd, subject)

/**
 * What happened, by its kind; a kind without a text, such as a trigger, is shown by its name as
 * operations are.
 */
export function useKindTexts() {
  const { t } = useTranslation('console')
  return (kind: string): string => (isKind(kind) ? t(($) => $.event.kind[kind]) : kind)
}

/** An event in the language of the console; one without a text is shown by the sandbox's own. */
export function useEventTexts(people: readonly ScenarioPerson[]) {
  const { t } = useTranslation('console')
  return ({ kind, subject, summary }: SandboxEvent): { what: string; who: string | undefined } => {
    if (!isKind(kind)) return { what: summary, who: undefined }
    const [detail] = /\d[\d\s]*\sKč|Z-\d{4}-\d+/.exec(summary) ?? []
    const what = t(($) => $.event.kind[kind])
    return {
      what: detail === undefined ? what : `${what}, ${detail}`,
      who: isCrowd(subject)
        ? t(($) => $.event.crowd[subject])
        : (nameOf(subject, people) ?? inPlaceOfName(subject, detail)),
    }
  }
}

/** A request is identified by its receipt number, which is already shown. */
const inPlaceOfName = (subject: string, detail: string | undefined): string | undefined =>
  detail?.startsWith('Z-') ? undefined : subject
