import type { Preset } from 'unified'
import { blockRules } from './blocks.ts'
import { characterRules } from './characters.ts'
import { componentContentRules } from './componentContent.ts'
import { componentRules } from './components.ts'
import { footnoteRules } from './footnotes.ts'
import { headingRules } from './headings.ts'
import { linkRules } from './links.ts'
import { listRules } from './lists.ts'
import { markRules } from './marks.ts'
import { tableRules } from './tables.ts'

/** All rules for the body of a document, for the check, MDX and editors: what one of lists, footnotes and marks reports, those after it pass over. */
export const bodyRules: Preset = {
  plugins: [
    ...blockRules,
    ...componentRules,
    ...componentContentRules,
    ...headingRules,
    ...linkRules,
    ...tableRules,
    ...characterRules,
    ...listRules,
    ...footnoteRules,
    ...markRules,
  ],
}
