import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { markupSinksIn, refuseMarkupSinks } from './markup-sinks.ts'

describe('code that writes markup', () => {
  it.each([
    ['element.innerHTML = text', 'innerHTML'],
    ["element['outerHTML'] += text", 'outerHTML'],
    ["element.insertAdjacentHTML('beforeend', text)", 'insertAdjacentHTML'],
    ['window.document.write(text)', 'write'],
    ['document.writeln(text)', 'writeln'],
    ['createElement(tag, { dangerouslySetInnerHTML: { __html: text } })', 'dangerouslySetInnerHTML'],
  ])('is found: %s', (code, name) => {
    expect(markupSinksIn('sample', code)).toEqual({ [name]: 1 })
  })

  it.each([
    'const text = element.innerHTML',
    'if (element.innerHTML === text) done()',
    "case 'innerHTML': // element.innerHTML = text",
    'navigator.clipboard.write(items); stream.write(text)',
  ])('is not found where markup is only read: %s', (code) => {
    expect(markupSinksIn('sample', code.startsWith('case') ? `switch (name) { ${code}\n }` : code)).toEqual({})
  })
})

describe('a build', () => {
  const bundle = (conditions: string[], allowed?: Parameters<typeof refuseMarkupSinks>[0]) =>
    build({
      configFile: false,
      logLevel: 'silent',
      resolve: { conditions },
      plugins: [refuseMarkupSinks(allowed)],
      build: {
        write: false,
        rolldownOptions: { input: 'micromark-util-decode-string', preserveEntrySignatures: 'strict' },
      },
    })

  it('fails when the browser build of the character references is bundled, and names the module', async () => {
    await expect(bundle(['browser'])).rejects.toThrow(
      'decode-named-character-reference/index.dom.js writes markup into the page: {"innerHTML":1}; allowed is {}',
    )
  })

  it('passes with their build without a DOM', async () => {
    await expect(bundle(['worker'])).resolves.toBeDefined()
  })

  it('fails when an allowed module no longer has its sinks', async () => {
    await expect(bundle(['worker'], { 'gone/index.js': { innerHTML: 1 } })).rejects.toThrow(
      'gone/index.js writes markup into the page: {}; allowed is {"innerHTML":1}',
    )
  })
})
