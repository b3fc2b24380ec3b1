import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../renderer/languages.ts'
import { typeset } from '../../renderer/typography.ts'

/**
 * One text of the interface, for files that are made outside of pages (manifest, PDFs), with the texts that it nests:
 * `$t(facts:price)`.
 *
 * @param root the project's root
 * @param key namespace and key, as in pages: `common:site.title`
 * @throws Error naming the file and the key, where there is no such text
 */
export function readText(root: string, locale: Locale, key: `${string}:${string}`): string {
  const [namespace, path = ''] = key.split(':')
  const file = `content/${locale}/strings/${namespace}.json`
  let value: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'))
  for (const part of path.split('.')) value = Reflect.get(Object(value), part)
  if (typeof value !== 'string') throw new Error(`The text "${path}" is missing in ${file}. Add it there.`)
  const whole = value.replaceAll(/\$t\((\w+:[\w.]+)\)/g, (_, nested: `${string}:${string}`) =>
    readText(root, locale, nested),
  )
  return typeset(whole, locale)
}
