import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { type BuiltChunk, listPageLoads, listPages, type Screen } from './page-loads.ts'

const source = (file: string) => resolve(import.meta.dirname, '../../web/src', file)
const login = { id: source('screens/login-screen.tsx'), isPublic: true }
const home = { id: source('screens/donor-home-screen.tsx'), isPublic: false }

const loadsOf = (screens: readonly Screen[]) => listPageLoads(chunks, listPages(chunks, screens))

const chunk = (file: string, modules: string[], more: Partial<BuiltChunk> = {}): BuiltChunk => ({
  file,
  modules,
  size: 1,
  imports: [],
  dynamicImports: [],
  ...more,
})

const chunks: BuiltChunk[] = [
  chunk('public', [source('public.tsx')], { imports: ['base'], dynamicImports: ['login'] }),
  chunk('main', [source('main.tsx')], { imports: ['base'], dynamicImports: ['parts', 'login', 'home', 'chat'] }),
  chunk('base', [], { dynamicImports: ['notice'] }),
  chunk('notice', [source('features/notices/site-notice.tsx')]),
  chunk('parts', [source('app/signed-in-parts-chunk.ts')]),
  chunk('login', [login.id], { dynamicImports: ['alerts'] }),
  chunk('home', [home.id], { dynamicImports: ['alerts', 'crop'] }),
  chunk('alerts', [], { dynamicImports: ['dialog'] }),
  chunk('dialog', []),
  chunk('crop', []),
  chunk('chat', []),
]

it('a prerendered page is a public load of its program and its screen; any other page has the router; all have the notice', () => {
  expect(loadsOf([login, home]).slice(0, 2)).toMatchObject([
    { files: ['public', 'notice', 'login'], isPublic: true },
    { files: ['notice', 'main', 'parts', 'home'], isPublic: false },
  ])
})

it('a part comes after what all its pages have loaded; it is public if one of them is', () => {
  expect(loadsOf([login, home]).slice(2)).toEqual([
    { files: ['notice', 'base', 'alerts'], isPublic: true },
    { files: ['notice', 'base', 'dialog'], isPublic: true },
    { files: ['notice', 'main', 'parts', 'home', 'base', 'chat'], isPublic: false },
    { files: ['notice', 'main', 'parts', 'home', 'base', 'crop'], isPublic: false },
  ])
})

it('a screen that is not in the build is refused by its name', () => {
  const gone = { id: source('screens/gone-screen.tsx'), isPublic: false }
  expect(() => loadsOf([gone])).toThrow('gone-screen.tsx is not in the build')
})
