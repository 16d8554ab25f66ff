import { createContext, type ReactNode, use } from 'react'
import type { RuntimeConfig } from './runtime-config.ts'

const ConfigContext = createContext<RuntimeConfig | undefined>(undefined)

export function ConfigProvider({ config, children }: { config: RuntimeConfig; children: ReactNode }) {
  return <ConfigContext value={config}>{children}</ConfigContext>
}

/** Hosts, contacts and version of this environment. */
export function useConfig(): RuntimeConfig {
  const config = use(ConfigContext)
  if (!config) throw new Error('useConfig outside ConfigProvider')
  return config
}
