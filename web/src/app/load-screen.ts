import type { ComponentType } from 'react'
import { addTexts } from './i18n.ts'
import type { RouteEntry } from './route-entry.ts'
import type { Services } from './services.ts'

/** Fetches a screen together with its texts, so that it never shows a key or the other language. */
export async function loadScreen(entry: RouteEntry, { i18n }: Services): Promise<ComponentType> {
  const { Component, texts } = await entry.load()
  if (texts) await addTexts(i18n, texts, i18n.language === 'en' ? 'en' : 'cs')
  return Component
}
