import type { ReactNode } from 'react'

interface LangProps {
  /** As BCP 47 has it: `en`, `pt-BR`. */
  readonly code: string
  readonly children: ReactNode
}

/** Words of another language: in italics, and in that language for whoever reads them aloud, hyphenates or translates. */
export function Lang({ code, children }: LangProps) {
  return <i lang={code}>{children}</i>
}
