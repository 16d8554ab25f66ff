import type { RuntimeConfig } from '../shared/config/runtime-config.ts'

export const testConfig: RuntimeConfig = {
  apiBase: '/api',
  hosts: {
    website: 'https://www.example.com',
    members: 'https://members.example.com',
    image: 'https://images.example.com',
    document: 'https://documents.example.com',
  },
  websitePaths: { english: '/en', blog: '/blog', terms: '/podminky' },
  phones: {
    donors: { text: '+420 000 000 001', href: 'tel:+420000000001' },
    recipients: { text: '+420 000 000 002', href: 'tel:+420000000002' },
  },
  email: 'napiste@example.com',
  social: {
    facebook: 'https://www.facebook.com/example',
    instagram: 'https://www.instagram.com/example',
    twitter: '',
    youtube: 'https://www.youtube.com/@example',
    linkedin: 'https://www.linkedin.com/company/example',
  },
  version: '1.2.3',
}
