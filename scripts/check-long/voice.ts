import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { type Check, grouped } from './check.ts'

const TREES = 'web/e2e/accessibility-tree'
const voices = { cs: 'cs', en: 'en-gb' } as const
type Language = keyof typeof voices

/** Their names are what is seen (rule 1.8). */
const CONTROL = /^- '?(?:link|button|radio|checkbox|option|textbox|combobox|img|\/url)\b/
/** An amount, a number sign by sign, a date, a month, a time. */
const PHRASE =
  /\d[\d,]* (?:korun[ay]?|crowns?)\b|(?:(?:[A-Z]{2}|\d),? (?:(?:lomeno|pomlčka|slash|dash), )?){3,}\d\b|(?:(?:\p{L}+ho ){1,2}\p{L}+|\p{L}+(?: \d+(?:st|nd|rd|th))?) \d{4}\b(?! korun)(?: (?:ve?|at) \d\d:\d\d)?|\b\d\d:\d\d\b/gu

/** What the accessibility trees of every screen say outside of controls. */
function phrasesOf(language: Language): string[] {
  const lines = readdirSync(`${TREES}/${language}`).flatMap((file) =>
    readFileSync(`${TREES}/${language}/${file}`, 'utf8').split('\n'),
  )
  const spoken = lines.filter((line) => !CONTROL.test(line.trim())).map((line) => line.replaceAll(' , ', ','))
  return [...new Set(spoken.flatMap((line) => line.match(PHRASE) ?? []))].toSorted()
}

/** The sounds without their stress; a pause is a stroke. */
function soundsOf(phrase: string, language: Language): string {
  const sounds = execFileSync('espeak-ng', ['-v', voices[language], '-q', '--ipa', phrase], { encoding: 'utf8' })
  return sounds
    .trim()
    .replaceAll(/[ˈˌ]/g, '')
    .replaceAll(/ *\n */g, ' / ')
}

/** Each phrase with the sounds that a person has listened to and found right. */
const readTable = (language: Language): string[] =>
  readFileSync(`${import.meta.dirname}/voice/${language}.tsv`, 'utf8')
    .trim()
    .split('\n')

function compare(language: Language): { phrases: number; findings: string[] } {
  const table = new Set(readTable(language))
  const rows = phrasesOf(language).map((phrase) => `${phrase}\t${soundsOf(phrase, language)}`)
  const unknown = rows.filter((row) => !table.has(row)).map((row) => `listen, and add to voice/${language}.tsv: ${row}`)
  const unused = [...table.difference(new Set(rows))].map(
    (row) => `no screen says this of voice/${language}.tsv: ${row}`,
  )
  return { phrases: rows.length, findings: [...unknown, ...unused] }
}

export const voice: Check = {
  name: 'voice',
  goal: 'amounts, dates, times and numbers of the accessibility trees of every screen, spoken by eSpeak NG (apt-get install -y espeak-ng), sound as they were heard to be right: 0 otherwise',
  run: () => {
    const [version = ''] = /\d+\.\d+\S*/.exec(execFileSync('espeak-ng', ['--version'], { encoding: 'utf8' })) ?? []
    const [cs, en] = [compare('cs'), compare('en')]
    const findings = [...cs.findings, ...en.findings]
    return Promise.resolve({
      figure: `eSpeak NG ${version}: ${grouped(cs.phrases)} Czech and ${grouped(en.phrases)} English phrases, ${findings.length} otherwise`,
      passed: findings.length === 0,
      findings,
    })
  },
}
