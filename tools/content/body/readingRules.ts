import type { Pluggable } from 'unified'
import { codeRules } from './code.ts'
import { componentContentRules } from './componentContent.ts'
import { componentRules } from './components.ts'
import { addressRules } from './links.ts'

/** The rules for the body of a document that no page can break: without them, there would be no page, or an unsafe one. */
export const readingRules: readonly Pluggable[] = [
  ...componentRules,
  ...componentContentRules,
  ...addressRules,
  ...codeRules,
]
