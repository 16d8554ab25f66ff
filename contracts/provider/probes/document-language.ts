import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Returns what is wrong about the languages of a document that was made twice, in Czech and in English; undefined if nothing is. */
export async function languageFailure(files: { cs: Uint8Array; en: Uint8Array }): Promise<string | undefined> {
  const [czech, english] = [await readDocument(files.cs), await readDocument(files.en)]
  if (czech.text === english.text) return 'the same text for cs and for en'
  if (countEnglish(english.text) < countEnglish(czech.text)) return 'English for cs, and another language for en'
  for (const [lang, { declared }] of [['cs', czech] as const, ['en', english] as const])
    if (declared !== undefined && !declared.toLowerCase().startsWith(lang))
      return `a file for ${lang} that declares the language ${declared}`
  return undefined
}

/** Words that any overview or certificate in English has, and that Czech has not. */
const ENGLISH = /\b(the|of|and|for|from|in|total|amount|date|payments?|gifts?|tax|certificate|overview|period|page)\b/gi

const countEnglish = (text: string) => [...text.matchAll(ENGLISH)].length

async function readDocument(bytes: Uint8Array): Promise<{ text: string; declared: string | undefined }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const { info } = await document.getMetadata()
  const { Language: declared } = info as { Language?: string }
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    texts.push(...items.flatMap((item) => ('str' in item ? [item.str] : [])))
  }
  await task.destroy()
  return { text: texts.join(' '), declared: declared ?? undefined }
}
