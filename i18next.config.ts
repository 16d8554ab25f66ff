import { defineConfig } from 'i18next-cli'

/** Where the namespaces are that are no feature's. */
export const namespaceFolders: Readonly<Record<string, string>> = {
  app: 'web/src/app',
  pages: 'web/src/app/pages',
  console: 'web/console',
  'console-recording': 'web/console/session',
  'console-tools': 'web/console/shared',
  'console-worlds': 'web/console/app/world-list',
  ui: 'web/src/shared/ui',
  uploads: 'web/src/shared/ui/uploads',
  conflict: 'web/src/shared/conflict',
  editing: 'web/src/shared/editing',
  form: 'web/src/shared/form-engine',
  'form-files': 'web/src/shared/form-files',
  'long-form': 'web/src/shared/long-form',
}

/** For `i18next-cli lint`, which finds words of the portal that stand in a component instead of in its texts. */
export default defineConfig({
  locales: ['cs', 'en'],
  extract: {
    input: ['web/{src,console}/**/*.{ts,tsx}'],
    ignore: ['**/*.test.*', '**/testing/**'],
    output: (language, namespace = 'app') =>
      `${namespaceFolders[namespace] ?? `web/src/features/${namespace}`}/locales/${language}.json`,
    defaultNS: 'app',
    primaryLanguage: 'cs',
  },
})
