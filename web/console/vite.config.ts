import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browsers, fixedSpaces } from '../vite.config.ts'

/**
 * The sandbox console, into dist/console: a separate program that the portal's build does not
 * contain.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/sandbox/console/',
  plugins: [fixedSpaces(), react({ compiler: true })],
  css: { transformer: 'lightningcss' },
  publicDir: false,
  build: {
    target: browsers,
    cssTarget: browsers,
    outDir: '../../dist/console',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
