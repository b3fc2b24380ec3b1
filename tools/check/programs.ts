// Commands of `npm run check` and `npm test`. In documents, formatting would join the lines of a component, which must stand
// by themselves.
export const FORMAT = ['npx', 'oxfmt', '--check', '.', '!content/**/*.mdx']
export const LINT = ['npx', 'oxlint', '--deny-warnings']
export const TYPES = ['npx', 'tsc']
