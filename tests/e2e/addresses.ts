import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { localizePath } from '../../renderer/addresses.ts'
import type { Locale } from '../../renderer/languages.ts'

const listedPages = z.array(z.object({ path: z.string(), title: z.string() }))

/** The address of every page of a language in the built site, with its prefix. */
export function addressesOf(locale: Locale): string[] {
  const listed: unknown = JSON.parse(readFileSync(`dist/client/${locale}/addresses.json`, 'utf8'))
  return listedPages.parse(listed).map(({ path }) => localizePath(path, locale))
}
