import headerStyle from '../layout/Header/headerStyle.script.ts'
import languageChoice from '../layout/LanguageSwitcher/languageChoice.script.ts'
import pauseControl from '../layout/MotionControl/pauseControl.script.ts'

/** Runs a script on the element that it is attached to. */
type Script = (element: HTMLElement) => void

/** Part of the entry script, because it is needed immediately. */
const atOnce = (script: Script) => () => ({ default: script })

const homeMotion = (name: 'counters' | 'hero') => async () => ({
  default: (await import('../motion/homeMotion.ts'))[name],
})

/**
 * The plain scripts: each toggles existing elements and renders nothing (islands do). They are attached with
 * `attach()`, and loaded when they are due.
 */
export const scripts = {
  tableOfContents: () => import('../document/TableOfContents/tableOfContents.script.ts'),
  counters: homeMotion('counters'),
  faq: () => import('../agency/Faq/faq.script.ts'),
  headerStyle: atOnce(headerStyle),
  hero: homeMotion('hero'),
  languageChoice: atOnce(languageChoice),
  menu: () => import('../layout/Header/menu.script.ts'),
  pauseControl: atOnce(pauseControl),
  sentNatively: () => import('../forms/Form/sentNatively.script.ts'),
  testimonials: () => import('../agency/Testimonials/testimonials.script.ts'),
  video: () => import('../document/Video/video.script.ts'),
} satisfies Readonly<Record<string, () => { default: Script } | Promise<{ default: Script }>>>

export type ScriptName = keyof typeof scripts
