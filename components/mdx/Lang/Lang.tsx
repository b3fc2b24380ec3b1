import type { ReactNode } from 'react'

interface LangProps {
  /** A BCP 47 code: `en`, `pt-BR`. */
  readonly code: string
  readonly children: ReactNode
}

/** Words in another language: in italics, with `lang` for screen readers, hyphenation and translation tools. */
export function Lang({ code, children }: LangProps) {
  return <i lang={code}>{children}</i>
}
