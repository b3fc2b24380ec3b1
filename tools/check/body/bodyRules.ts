import type { Pluggable, Preset } from 'unified'
import { readingRules } from '../../content/body/readingRules.ts'
import { blockRules } from './blocks.ts'
import { linkRules } from './linkRules.ts'
import { markRules } from './marks.ts'

/** The rules of the check for the body of a document, after those of tools/content/body. */
export const checkRules: readonly Pluggable[] = [...blockRules, ...linkRules, ...markRules]

/** All rules, for editors. */
export const bodyRules: Preset = { plugins: [...readingRules, ...checkRules] }
