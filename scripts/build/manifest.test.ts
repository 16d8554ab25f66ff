import { expect, it } from 'vitest'
import { filesOf, type Manifest } from './manifest.ts'

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

it('a source that was not built is refused by its name', () => {
  expect(() => filesOf(manifest, ['src/other.tsx'])).toThrow('src/other.tsx is not in the build')
})
