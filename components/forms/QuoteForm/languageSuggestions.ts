import type { Locale } from '../../../renderer/languages.ts'

/** Languages that clients ask for (BCP 47), with the variants that change a translation. The field takes any other. */
const codes = [
  'en en-CA en-GB en-US fr fr-CA de it nl es es-419 pt pt-BR ca eu gl sv da nb fi is et lv lt pl cs sk hu ro bg el sl',
  'hr sr bs sq mk uk ru tr ar he fa ku hy ka az kk uz hi ur bn pa ta te gu mr ne si th lo km my vi id ms fil zh-Hans',
  'zh-Hant yue ja ko ewo dua bas bbj byv ff ha yo ig pcm wo bm ln kg sw rw rn lg am ti om so mg zu xh af sn st tn ht',
  'iu cr mn ga cy mt lb',
].flatMap((line) => line.split(' '))

/** The names of languages in a language, in its alphabetical order. */
export function languageSuggestions(locale: Locale): string[] {
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' })
  return codes.flatMap((code) => names.of(code) ?? []).toSorted(new Intl.Collator(locale).compare)
}
