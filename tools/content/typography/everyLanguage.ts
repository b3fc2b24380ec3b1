import { remove, spaceAfter, type TypographyRule } from './rule.ts'

/** What the languages of the site have in common. */
export const everyLanguage: readonly TypographyRule[] = [
  {
    pattern: /[ \u00a0\u202f]{1,9}(?=[,.](?![\p{L}\p{N}.,]))(?<=[\p{L}\p{N})»”…\uFFFC][ \u00a0\u202f]{1,9})/gu,
    message: 'a space before a comma or a full stop',
    replace: remove,
  },
  {
    // Letters on both sides: « 3,5 », “v1.2” and « contrat.docx » are none of this.
    pattern: /[,;](?=\p{L}{2})(?<=\p{L}{2}.)|\.(?=\p{Lu}\p{Ll})(?<=\p{Ll}{2}.)/gu,
    message: 'no space after the mark',
    replace: spaceAfter,
  },
  {
    pattern: /(?<=\()[ \u00a0]{1,9}(?=\S)|[ \u00a0]{1,9}(?=\))(?<=\S[ \u00a0]{1,9})/g,
    message: 'a space inside brackets',
    replace: remove,
  },
  {
    // Between numbers it is a minus, or a range.
    pattern: / --? (?=[^\s\d–—-])(?<=[^\s\d(–—-] --? )/g,
    message: 'a hyphen in place of a dash',
    replace: () => ' – ',
  },
  {
    pattern: /(?:\.{2,9}|\.?…)(?<=\betc[.…]{1,9})/gi,
    message: '"etc." says already that there is more',
    replace: () => '.',
  },
]
