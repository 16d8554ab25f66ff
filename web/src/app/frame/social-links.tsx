import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import styles from './social-links.module.css'

const NAMES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
}

const DRAWINGS = {
  facebook: 'M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.5V11H7v4h2.5v7h4v-7H17l.6-4h-4.1V9c0-.6.2-1 .5-1z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.7-3.9a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  twitter:
    'M22 5.9c-.7.3-1.5.6-2.4.7.9-.5 1.500-1.300 1.800-2.300-.8.500-1.700.8-2.600 1A4.100 4.100 0 0 0 11.800 9 11.700 11.700 0 0 1 3.300 4.700a4.100 4.100 0 0 0 1.300 5.500c-.7 0-1.300-.2-1.900-.5 0 2 1.400 3.700 3.300 4.100-.6.2-1.200.2-1.900.1.500 1.600 2 2.800 3.900 2.900A8.300 8.300 0 0 1 2 18.500a11.700 11.700 0 0 0 6.300 1.800c7.600 0 11.900-6.400 11.600-12.200.8-.6 1.500-1.300 2.100-2.200z',
  youtube:
    'M21.600 7.200a2.600 2.600 0 0 0-1.800-1.800C18.200 5 12 5 12 5s-6.200 0-7.800.4a2.600 2.600 0 0 0-1.800 1.800A27 27 0 0 0 2 12a27 27 0 0 0 .4 4.800 2.600 2.600 0 0 0 1.800 1.800C5.800 19 12 19 12 19s6.200 0 7.800-.4a2.600 2.600 0 0 0 1.800-1.800A27 27 0 0 0 22 12a27 27 0 0 0-.4-4.800zM10 15V9l5.200 3z',
  linkedin:
    'M6.900 8.500H3.600V20h3.300zM5.200 7.100a1.900 1.900 0 1 0 0-3.800 1.900 1.900 0 0 0 0 3.800zM20.400 13.400c0-3.100-1.700-5.200-4.300-5.200-1.600 0-2.600.9-3.100 1.700V8.500H9.700V20H13v-6c0-1.400.6-2.700 2.100-2.700 1.400 0 2 1.100 2 2.700v6h3.300z',
}

type Network = keyof typeof NAMES

/** Prerendered before the configuration is known: the style sheet hides an empty address. */
export function SocialLinks() {
  const { t } = useTranslation('app')
  const { social } = useConfig()
  return (
    <nav className={styles.social} aria-label={t(($) => $.footer.social)}>
      {(Object.keys(NAMES) as Network[]).map((network) => (
        <a key={network} href={social[network]} rel="noopener">
          <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" fillRule="evenodd" aria-hidden="true">
            <path d={DRAWINGS[network]} />
          </svg>
          <span className="visually-hidden">{NAMES[network]}</span>
        </a>
      ))}
    </nav>
  )
}
