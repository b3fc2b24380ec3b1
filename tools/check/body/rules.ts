import type { Preset } from 'unified'
import { blockRules } from './blocks.ts'
import { componentContentRules } from '../../content/body/componentContent.ts'
import { componentRules } from '../../content/body/components.ts'
import { linkRules } from '../../content/body/links.ts'
import { markRules } from './marks.ts'

/** All rules for the body of a document, for the check, MDX and editors. */
export const bodyRules: Preset = {
  plugins: [...blockRules, ...componentRules, ...componentContentRules, ...linkRules, ...markRules],
}
