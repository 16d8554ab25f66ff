import 'i18next'
import type { Namespaces } from '#generated/namespaces.ts'

/** Every namespace with its keys: `t(($) => $.title)` is checked against the Czech texts. */
declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true
    defaultNS: 'app'
    resources: Namespaces
  }
}
