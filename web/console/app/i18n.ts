import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import uiCs from '../../src/shared/ui/locales/cs.json' with { type: 'json' }
import uiEn from '../../src/shared/ui/locales/en.json' with { type: 'json' }
import cs from '../locales/cs.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import recordingCs from '../session/locales/cs.json' with { type: 'json' }
import recordingEn from '../session/locales/en.json' with { type: 'json' }
import toolsCs from '../shared/locales/cs.json' with { type: 'json' }
import toolsEn from '../shared/locales/en.json' with { type: 'json' }
import worldsCs from './world-list/locales/cs.json' with { type: 'json' }
import worldsEn from './world-list/locales/en.json' with { type: 'json' }

const KEY = 'console-language'

/**
 * Both languages at once: the console runs on the user's own machine, where its size does not
 * matter.
 */
export function createConsoleI18n(storage: Storage): i18n {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    initAsync: false,
    lng: storage.getItem(KEY) === 'en' ? 'en' : 'cs',
    fallbackLng: 'cs',
    defaultNS: 'console',
    resources: {
      cs: {
        console: cs,
        'console-recording': recordingCs,
        'console-tools': toolsCs,
        'console-worlds': worldsCs,
        ui: uiCs,
      },
      en: {
        console: en,
        'console-recording': recordingEn,
        'console-tools': toolsEn,
        'console-worlds': worldsEn,
        ui: uiEn,
      },
    },
    interpolation: { escapeValue: false },
  })
  document.documentElement.lang = instance.language
  instance.on('languageChanged', (language) => {
    storage.setItem(KEY, language)
    document.documentElement.lang = language
  })
  return instance
}
