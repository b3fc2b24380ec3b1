import type { ComponentProps } from 'react'
import { localizeLink } from '../../../renderer/addresses.ts'
import { translationsOfPath } from '../../../renderer/content.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'

/** A link to a path of the content, without language (`/contact`), in the reader's language. */
export function Link({ href = '', children, ...props }: ComponentProps<'a'>) {
  const { locale } = usePageContext()
  return (
    <a {...props} {...localizeLink(href, locale, translationsOfPath)}>
      {children}
    </a>
  )
}
