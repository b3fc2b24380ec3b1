/** What moves by itself on the home page, for both to come in one file. */
export { default as countUp } from './TrustBar/counters.script.ts'
export { default as showHero } from './Hero/hero.script.ts'
