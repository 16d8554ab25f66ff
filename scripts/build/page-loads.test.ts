import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { type BuiltChunk, listPageLoads } from './page-loads.ts'

const source = (file: string) => resolve(import.meta.dirname, '../../web/src', file)
const login = { id: source('screens/login-screen.tsx'), isPublic: true }
const home = { id: source('screens/donor-home-screen.tsx'), isPublic: false }

const chunk = (file: string, modules: string[], more: Partial<BuiltChunk> = {}): BuiltChunk => ({
  file,
  modules,
  size: 1,
  imports: [],
  dynamicImports: [],
  ...more,
})

const chunks: BuiltChunk[] = [
  chunk('public', [source('public.tsx')], { imports: ['routes'] }),
  chunk('main', [source('main.tsx')], { imports: ['routes'], dynamicImports: ['chat'] }),
  chunk('routes', [], { dynamicImports: ['parts', 'login', 'home'] }),
  chunk('parts', [source('app/signed-in-parts-chunk.ts')]),
  chunk('login', [login.id], { dynamicImports: ['alerts'] }),
  chunk('home', [home.id], { dynamicImports: ['alerts', 'crop'] }),
  chunk('alerts', [], { dynamicImports: ['dialog'] }),
  chunk('dialog', []),
  chunk('crop', []),
  chunk('chat', []),
]

it('a prerendered page is a public load of its program and its screen; any other page has the router', () => {
  expect(listPageLoads(chunks, [login, home]).slice(0, 2)).toEqual([
    { files: ['public', 'login'], isPublic: true },
    { files: ['main', 'parts', 'home'], isPublic: false },
  ])
})

it('a part that a public page can load, even through another part, is public; one of other pages alone is not', () => {
  expect(listPageLoads(chunks, [login, home]).slice(2)).toEqual([
    { files: ['alerts'], isPublic: true },
    { files: ['dialog'], isPublic: true },
    { files: ['chat'], isPublic: false },
    { files: ['crop'], isPublic: false },
  ])
})

it('a screen that is not in the build is refused by its name', () => {
  const gone = { id: source('screens/gone-screen.tsx'), isPublic: false }
  expect(() => listPageLoads(chunks, [gone])).toThrow('gone-screen.tsx is not in the build')
})
