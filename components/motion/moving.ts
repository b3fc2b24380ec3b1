/** The scripts of what moves by itself on the home page: vite.config.ts makes one file of this folder. */
export { default as countUp } from './counters.script.ts'
export { default as showHero } from './hero.script.ts'
