import { expect, it } from 'vitest'
import { filesOf, listImportedEntries, type Manifest } from './manifest.ts'

const manifest: Manifest = {
  'src/public.tsx': { file: 'assets/public.js', imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/screens/login-screen.tsx': { file: 'assets/login.js', imports: ['_react.js', '_base.js'] },
}

it('the files of the build are listed in the order in which they run, each once', () => {
  expect(filesOf(manifest, ['src/public.tsx', 'src/screens/login-screen.tsx'])).toEqual([
    '/assets/react.js',
    '/assets/base.js',
    '/assets/public.js',
    '/assets/login.js',
  ])
})

it('an entry that another chunk imports is refused, for it would start its page there too', () => {
  const merged = {
    'src/public.tsx': { file: 'assets/public.js', isEntry: true },
    '_screen.js': { file: 'assets/screen.js', imports: ['src/public.tsx'] },
  }
  expect([listImportedEntries(manifest), listImportedEntries(merged)]).toEqual([
    [],
    ['assets/screen.js imports the entry src/public.tsx'],
  ])
})

it('a source that was not built is refused by its name', () => {
  expect(() => filesOf(manifest, ['src/other.tsx'])).toThrow('src/other.tsx is not in the build')
})
