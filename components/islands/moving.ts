/** The scripts of what moves by itself on the home page, which come in one file. */
export { default as countUp } from '../motion/counters.script.ts'
export { default as showHero } from '../motion/hero.script.ts'
