import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { splitPath } from '../../../renderer/addresses.ts'
import { formatDay } from '../../../renderer/formatDay.ts'
import { defaultLocale } from '../../../renderer/languages.ts'
import type { Content } from '../../content/openContent.ts'
import { listUnpublished } from '../../content/publication.ts'
import { readText } from '../../content/texts.ts'

const STYLE = '/unpublished.css'
const OF_PAGE = {
  draft: 'unpublished:ofDraft',
  scheduled: 'unpublished:ofScheduled',
} as const
const OF_LINK = { draft: 'unpublished:draft', scheduled: 'unpublished:scheduled' } as const

/**
 * Returns a function that marks the pages of drafts and scheduled documents, and links to them: previews show these pages,
 * although visitors do not see them.
 *
 * @param folder the built site
 */
export function createMarker(content: Content, folder: string) {
  copyFileSync(join(content.root, 'tools/build/finish/unpublished.css'), join(folder, STYLE))
  const unpublished = listUnpublished(content.documents)
  return (page: HTMLElement, address: string): void => {
    const locale = splitPath(address).locale ?? defaultLocale
    const mark = (element: HTMLElement, target: string, keys: typeof OF_PAGE | typeof OF_LINK) => {
      if (!unpublished.has(target)) return
      const day = unpublished.get(target)
      const text =
        day === undefined
          ? readText(content, locale, keys.draft)
          : readText(content, locale, keys.scheduled).replace('{{day}}', formatDay(day, locale))
      element.setAttribute('data-unpublished', text)
    }
    for (const body of page.querySelectorAll('body')) mark(body, address, OF_PAGE)
    for (const link of page.querySelectorAll('a[href]'))
      mark(link, link.attrs['href']?.replace(/[#?].*/, '') ?? '', OF_LINK)
    page.querySelector('head')?.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${STYLE}">`)
  }
}
