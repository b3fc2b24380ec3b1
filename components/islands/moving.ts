/** The scripts that animate the home page, bundled in one file. */
export { default as countUp } from '../motion/counters.script.ts'
export { default as showHero } from '../motion/hero.script.ts'
