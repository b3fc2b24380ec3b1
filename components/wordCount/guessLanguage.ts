/** The languages with a script of their own, and the part of the letters that must be in it. */
const scripts = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.1],
  ['zh', /\p{Script=Han}/gu, 0.5],
  ['ar', /\p{Script=Arabic}/gu, 0.5],
] as const

/** The most common short words of the other languages. */
const usual = {
  fr: `le la les des du une est et dans pour que qui sur par avec aux ce cette vous nous ou au ne pas sont ces leur
    leurs ses où mais comme être fait il elle ils se sans si votre nos vos dont entre chaque`,
  en: `the of and to in is that for it with as on by are be this or from at an which not have shall has was these you
    we they their what when can will its how your our who would should there each does into than then`,
  de: 'der die das und ist in den von zu mit für auf ein eine nicht des dem im sich als auch werden wird oder',
  es: 'el la los las de y en que del por con una para es un se al su lo como no más este está',
  pt: 'o os as da do em que para com uma não por dos das um se na no ao mais como são é pelo',
  it: 'il lo gli di che e la un una per con del della non sono si dei alla nel le da è anche questo',
  nl: 'de het een van en in is dat op te zijn met voor niet aan er om ook als bij door wordt naar of',
  sw: 'ya na wa kwa ni katika la za hii cha kuwa hiyo huo yake wake wao kama au pia hayo vya zao mwa watu',
} as const

type UsualLanguage = keyof typeof usual
export type GuessedLanguage = UsualLanguage | (typeof scripts)[number][0]

const languagesOf = new Map<string, UsualLanguage[]>()
for (const [language, words] of Object.entries(usual) as [UsualLanguage, string][]) {
  for (const word of words.split(/\s+/)) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language])
}

/** The least number of words to guess from, and the length of text to read. */
const ENOUGH = 12
const SAMPLE = 20_000

/** Returns the language that a text seems to be in; undefined if two are about as likely. */
export function guessLanguage(text: string): GuessedLanguage | undefined {
  const sample = text.slice(0, SAMPLE)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  for (const [language, script, part] of scripts) {
    if (letters > ENOUGH && (sample.match(script)?.length ?? 0) > letters * part) return language
  }
  const words = sample.toLowerCase().match(/[\p{L}]+/gu) ?? []
  const counts = new Map<UsualLanguage, number>()
  for (const word of words) {
    // A word of several languages counts for a part in each.
    const languages = languagesOf.get(word) ?? []
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length)
  }
  const [[first, count] = [undefined, 0], [, second] = [undefined, 0]] = [...counts].toSorted(([, a], [, b]) => b - a)
  const isClear = words.length >= ENOUGH && count > words.length * 0.08 && count > second * 1.4
  return isClear ? first : undefined
}
