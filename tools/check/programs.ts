/** What `npm run check` and `npm test` run besides the check of the content: each a command and its parameters. */
export const FORMAT = ['npx', 'oxfmt', '--check', '.', '!content/**/*.mdx']
export const LINT = ['npx', 'oxlint', '--deny-warnings']
export const TYPES = ['npx', 'tsc']
