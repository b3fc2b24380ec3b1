import headerStyle from './headerStyle.ts'
import languageChoice from './languageChoice.ts'
import pauseControl from './pauseControl.ts'
import searchShortcuts from './searchShortcuts.ts'

/** What a script does with the element that it was attached to. */
type Script = (element: HTMLElement) => void

/** Part of the page's first script, because it is needed at once. */
const atOnce = (script: Script) => () => ({ default: script })

/**
 * All plain script: each of them toggles what is there, and makes nothing (what renders is an island). They are attached
 * with `attach()`, and run when they wake.
 */
export const scripts = {
  captions: () => import('./captions.ts'),
  contents: () => import('./contents.ts'),
  counters: () => import('./counters.ts'),
  faq: () => import('./faq.ts'),
  forgetSent: () => import('./forgetSent.ts'),
  headerStyle: atOnce(headerStyle),
  hero: () => import('./hero.ts'),
  languageChoice: atOnce(languageChoice),
  menu: () => import('./menu.ts'),
  nativeSending: () => import('./nativeSending.ts'),
  pauseControl: atOnce(pauseControl),
  searchShortcuts: atOnce(searchShortcuts),
  share: () => import('./share.ts'),
  studyFilter: () => import('./studyFilter.ts'),
  testimonials: () => import('./testimonials.ts'),
} satisfies Readonly<Record<string, () => { default: Script } | Promise<{ default: Script }>>>

export type ScriptName = keyof typeof scripts
