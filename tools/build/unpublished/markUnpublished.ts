import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { glob } from 'tinyglobby'
import { formatDay } from '../../../renderer/formatDay.ts'
import { splitPath } from '../../../renderer/addresses.ts'
import { defaultLocale, type Locale } from '../../../renderer/languages.ts'
import type { LoadedDocument } from '../../content/loadDocument.ts'
import { readText } from '../../content/texts.ts'
import { listUnpublished } from '../../writing/panel/listUnpublished.ts'
import { inBatches } from '../../site/inBatches.ts'

const STYLE = '/unpublished.css'
/** A link of the site's own pages and what it holds: links hold no others, and React writes no `>` into attributes. */
const LINK = /(<a\b[^>]*\shref="(\/[^"#?]*)[^>]*>)(.*?)(?=<\/a>)/gs

/**
 * Says on the pages of drafts and of what is held back, and in each link to one, that visitors do not see it: in previews,
 * which have them.
 *
 * @param root the project's root
 * @param folder the built site
 */
export async function markUnpublished(
  root: string,
  folder: string,
  documents: readonly LoadedDocument[],
): Promise<void> {
  const days = new Map(listUnpublished(documents).map(({ address, day }) => [address, day]))
  if (days.size === 0) return
  await copyFile(fileURLToPath(new URL('./unpublished.css', import.meta.url)), join(folder, STYLE))

  const label = (locale: Locale, day: string | undefined) =>
    say(root, locale, day === undefined ? 'translations:unpublished.draft' : 'translations:unpublished.scheduled', day)
  const notice = (locale: Locale, day: string | undefined) =>
    say(
      root,
      locale,
      day === undefined ? 'translations:unpublished.ofDraft' : 'translations:unpublished.ofScheduled',
      day,
    )
  await inBatches(await glob('**/*.html', { cwd: folder }), async (name) => {
    const file = join(folder, name)
    const html = await readFile(file, 'utf8')
    const address = `/${name.replace(/\.html$/, '')}`
    const locale = splitPath(address).locale ?? defaultLocale
    const linked = html.replace(LINK, (link, _tag, target: string) =>
      days.has(target) ? `${link} <span class="unpublished">${label(locale, days.get(target))}</span>` : link,
    )
    const marked = days.has(address)
      ? linked.replace(
          /<main\b[^>]*>/,
          (main) => `${main}<p class="unpublished-notice" lang="${locale}">${notice(locale, days.get(address))}</p>`,
        )
      : linked
    if (marked !== html)
      await writeFile(file, marked.replace('</head>', `<link rel="stylesheet" href="${STYLE}"></head>`))
  })
}

type Key =
  | 'translations:unpublished.draft'
  | 'translations:unpublished.scheduled'
  | 'translations:unpublished.ofDraft'
  | 'translations:unpublished.ofScheduled'

function say(root: string, locale: Locale, key: Key, day: string | undefined): string {
  return readText(root, locale, key).replace('{{day}}', day === undefined ? '' : formatDay(day, locale))
}
