import { assert, constantFrom, property, string } from 'fast-check'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import type { RecordedStep, Recording } from './recording.ts'
import { writePlaywright } from './write-playwright.ts'
import { writeScenario } from './write-scenario.ts'

const NASTY = [
  '\'"`',
  String.raw`\'); process.exit(); ('`,
  `\${world.id}`,
  'řádek\nřádek\r\t\u2028\u2029\u0085',
  'Poslat (ihned). Opravdu'.padEnd(160, '.'),
  String.raw`${'dlouhý '.repeat(20)}).click().nth("1") \\`,
  'expect( trigger( textAt( codeTo( lostMessage',
  '\u200b\u202e\ufeff\ud800',
  '__proto__',
  '*/ // <!-- </script>',
]
const ADDRESS = `/x/${encodeURIComponent("it's")}/\`\${y}`

const sessionOf = (name: string): Recording => ({
  world: 'blue', scenario: 'default', now: '2026-11-10T09:00:00.000Z', frozen: true, isWhole: true,
  steps: [
    { kind: 'go', path: `/${name}` },
    ...(['button', 'summary', 'radio'] as const).map((role) => ({ kind: 'press' as const, role, name, nth: 1 })),
    { kind: 'fill', label: name, value: name },
    { kind: 'choose', label: name, value: name },
    { kind: 'tick', label: name, isTicked: true },
    { kind: 'attach', label: name, files: [{ name, type: name, size: 3 }] },
    { kind: 'see', role: 'heading', text: name },
    { kind: 'see', role: 'address', text: name },
    { kind: 'key', key: 'Enter', label: name },
    { kind: 'trigger', trigger: { kind: 'payment-received', person: name, amount: 5, type: 'transfer' } },
    callWith(name, { response: { class: 'abcdefghij0123456789', '2faKey': 'a2c', [name]: { id: name } } }),
    { ...callWith(name, {}), path: `${ADDRESS}/a2c/abcdefghij0123456789` },
  ] as RecordedStep[],
}) // biome-ignore format: a list read as one

const callWith = (name: string, answer: object) => ({
  kind: 'call',
  operationId: 'saveNps',
  method: 'POST',
  path: '/nps',
  query: { [name]: name },
  uid: name,
  body: Object.fromEntries([[name, { text: name }]]),
  httpStatus: 200,
  errorCode: 200,
  error: name,
  answer,
})

const parse = (text: string) => ts.createSourceFile('saved.ts', text, ts.ScriptTarget.Latest, true)
const errorsIn = (file: ts.SourceFile) =>
  (file as unknown as { parseDiagnostics: readonly ts.Diagnostic[] }).parseDiagnostics.map(
    ({ messageText }) => messageText,
  )

function textsIn(file: ts.SourceFile): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return texts
}

/** Imported names, and those that the code uses anywhere else. */
function namesIn(file: ts.SourceFile) {
  const imported: string[] = []
  const used = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node)) return void imported.push(node.name.text)
    if (ts.isIdentifier(node)) used.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return { imported, used }
}

const WRITERS = { playwright: writePlaywright, scenario: writeScenario }

/** What is wrong with the file that is saved of a session with this name: errors of the parser, unused imports, a changed text. */
function faultsOf(write: typeof writePlaywright, name: string): readonly unknown[] {
  const written = write(sessionOf(name), { title: name })
  if ('refused' in written) return [written.refused]
  const file = parse(written.text)
  const { imported, used } = namesIn(file)
  const unused = imported.filter((one) => !used.has(one))
  return [...errorsIn(file), ...unused, ...(textsIn(file).includes(name) ? [] : ['the text is not as it was'])]
}

describe.each(Object.entries(WRITERS))(
  'a saved %s is valid code with the very texts of the session (rule 19.25)',
  (_, write) => {
    test.each(NASTY)('whatever is called %j', (name) => expect(faultsOf(write, name)).toEqual([]))

    test('and of any other name', () => {
      assert(
        property(string({ unit: 'binary', minLength: 1 }), constantFrom(...NASTY), (a, b) => {
          expect(faultsOf(write, a + b)).toEqual([])
        }),
      )
    })
  },
)

test('a part of a path that another run has differently is replaced, and the rest stays', () => {
  const written = writeScenario(sessionOf('x'), { title: 'x' })
  const file = parse('text' in written ? written.text : '')
  expect(textsIn(file)).toContain(`${ADDRESS}/`)
})
