import headerStyle from '../layout/Header/headerStyle.script.ts'
import languageChoice from '../layout/LanguageSwitcher/languageChoice.script.ts'
import pauseControl from '../layout/MotionControl/pauseControl.script.ts'
import searchShortcuts from '../search/SiteSearch/searchShortcuts.script.ts'

/** What a script does with the element that it was attached to. */
type Script = (element: HTMLElement) => void

/** Part of the page's first script, because it is needed at once. */
const atOnce = (script: Script) => () => ({ default: script })

const moving = () => import('./moving.ts')

/**
 * All plain script: each of them toggles what is there, and makes nothing (what renders is an island). They are attached
 * with `attach()`, and run when they wake.
 */
export const scripts = {
  tableOfContents: () => import('../document/TableOfContents/tableOfContents.script.ts'),
  chosenService: () => import('../forms/QuoteForm/chosenService.script.ts'),
  counters: () => moving().then(({ countUp }) => ({ default: countUp })),
  faq: () => import('../agency/Faq/faq.script.ts'),
  forgetSent: () => import('../forms/Form/forgetSent.script.ts'),
  headerStyle: atOnce(headerStyle),
  hero: () => moving().then(({ showHero }) => ({ default: showHero })),
  languageChoice: atOnce(languageChoice),
  menu: () => import('../layout/Header/menu.script.ts'),
  nativeSending: () => import('../forms/Form/nativeSending.script.ts'),
  pauseControl: atOnce(pauseControl),
  searchShortcuts: atOnce(searchShortcuts),
  share: () => import('../document/ShareLinks/share.script.ts'),
  studyFilter: () => import('../agency/CaseStudyCard/studyFilter.script.ts'),
  translatedHash: () => import('../layout/LanguageSwitcher/translatedHash.script.ts'),
  testimonials: () => import('../agency/Testimonials/testimonials.script.ts'),
  video: () => import('../document/VideoPlayer/video.script.ts'),
} satisfies Readonly<Record<string, () => { default: Script } | Promise<{ default: Script }>>>

export type ScriptName = keyof typeof scripts
