import type { RuntimeConfig } from './src/shared/config/runtime-config.ts'

/** What Vite's development server writes into the page; the built portal gets its configuration from its server. */
export const devConfig: RuntimeConfig = {
  apiBase: '/api',
  hosts: {
    website: 'https://www.example.com',
    members: 'https://members.example.com',
    image: '',
    document: 'https://documents.example.com',
  },
  websitePaths: { english: '/en', blog: '/blog', terms: '/podminky' },
  phones: {
    donors: { text: '+420 000 000 001', href: 'tel:+420000000001' },
    recipients: { text: '+420 000 000 002', href: 'tel:+420000000002' },
  },
  email: 'napiste@example.com',
  social: { facebook: '', instagram: '', twitter: '', youtube: '', linkedin: '' },
  version: 'vývoj',
}
