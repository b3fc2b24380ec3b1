/**
 * The commands that `npm run check` and `npm test` run in addition to the content check. Formatting leaves documents alone: it
 * would join the lines of a component, which then no longer stands by itself.
 */
export const FORMAT = ['npx', 'oxfmt', '--check', '.', '!content/**/*.mdx']
export const LINT = ['npx', 'oxlint', '--deny-warnings']
export const TYPES = ['npx', 'tsc']
