/** The commands that `npm run check` and `npm test` run in addition to the content check. */
export const FORMAT = ['npx', 'oxfmt', '--check', '.', '!content/**/*.mdx']
export const LINT = ['npx', 'oxlint', '--deny-warnings']
export const TYPES = ['npx', 'tsc']
