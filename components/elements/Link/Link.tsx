import type { ComponentProps } from 'react'
import { localizeLink } from '../../../renderer/addresses.ts'
import { translationsOfPath } from '../../../renderer/content.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'

/** A link as the content writes it, without language: `/contact`. It leads to the reader's language. */
export function Link({ href = '', children, ...props }: ComponentProps<'a'>) {
  const { locale } = usePageContext()
  return (
    <a {...props} {...localizeLink(href, locale, translationsOfPath)}>
      {children}
    </a>
  )
}
