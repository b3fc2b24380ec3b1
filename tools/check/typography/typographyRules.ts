/**
 * A deviation from the typography of a language in letters, figures or sentences. Rendering (renderer/typography.ts)
 * corrects spaces, dashes and quotation marks.
 *
 * Patterns begin with a rare character, use lookbehind and limit repetition, so that they are fast even on hostile
 * paragraphs.
 */
export type TypographyRule = readonly [pattern: RegExp, replace: (found: string) => string]

const remove = () => ''

/** The rules that all languages of the site share. */
const everyLanguage: readonly TypographyRule[] = [
  [
    // Between letters only: « 3,5 », “v1.2” and « contrat.docx » do not match.
    /[,;](?=\p{L}{2})(?<=\p{L}{2}.)|\.(?=\p{Lu}\p{Ll})(?<=\p{Ll}{2}.)/gu,
    (sign) => `${sign} `,
  ],
  // « relit .Il »
  [/[ \u00a0\u202f]{1,9}\.(?=\p{Lu}\p{Ll})(?<=\p{Ll}[ \u00a0\u202f]{1,9}\.)/gu, () => '. '],
  [/([,;:])\1{1,9}(?<=[\p{L}\p{N}]\1{2,9})(?=\s|$)|\.\.(?=\s|$)(?<=[\p{L}\p{N}]\.\.)/gu, (signs) => signs.charAt(0)],
  [/(?:\?!){2,9}/g, () => '?!'],
  [/(?:\.{2,9}|\.?…)(?<=\betc[.…]{1,9})/gi, () => '.'],
]

/** Units and nouns that follow a count or a measure, but not a version, a chapter or a day. */
const FRENCH_UNIT = String.raw`(?:[%€$£]|(?:h|heures?|min|minutes?|secondes?|jours?|semaines?|mois|ans?|années?|fois|points?|mots?|pages?|signes?|caractères?|euros?|dollars?|francs?|FCFA|millions?|milliards?|habitants?|clients?|documents?|fichiers?|projets?|personnes?|km|kilomètres?|mètres?|cm|mm|kg|kilos?|grammes?|[kMGT]o)(?![\p{L}\d]))`

/** Countable nouns, whose numbers have no decimals. */
const COUNTED = String.raw`(?:mots|pages|signes|caractères|milliards|habitants|clients|documents|fichiers|projets|personnes|exemplaires)(?!\p{L})`

/** Words that follow « à » at the start of a sentence, and never an English “A”. */
const AFTER_A = String.raw`(?:l[’']|(?:propos|partir|côté|noter|suivre|savoir|défaut|titre|travers|moins|mesure|moitié|nouveau|terme|lire|faire|venir|retenir|bientôt|demain|la|le|cet|cette|ces|ce|chaque|chacun|chacune|quel|quelle|quoi|qui|tout|toute|tous|toutes|vous|nous|votre|vos|notre|nos|leur|leurs|sa|ses|un|une|deux|trois)(?!\p{L}))`

/**
 * Lexique des règles typographiques en usage à l’Imprimerie nationale (3e éd., 2002): « abréviations », « nombres »,
 * « accentuation des capitales ».
 */
const french: readonly TypographyRule[] = [
  [/M(?:r\.?|\.r\.?)(?=[ \u00a0]\p{Lu})(?<![\p{L}\p{N}’'-]M\.?r\.?)/gu, () => 'M.'],
  [/\.(?=[ \u00a0]\p{Lu})(?<=\b(?:Mme|Mlle|Dr)\.)/gu, remove],
  [/1(?:ère|ere|ière)s?(?!\p{L})(?<![\d.,]1\p{L}+)/gu, (ordinal) => (ordinal.endsWith('s') ? '1res' : '1re')],
  [
    /(?:ième|ieme|ème|eme)s?(?!\p{L})(?<=(?:\d|(?<!\p{L})[IVXLC]+)(?:ième|ieme|ème|eme)s?)/gu,
    (ending) => (ending.endsWith('s') ? 'es' : 'e'),
  ],
  [new RegExp(String.raw`A(?= ${AFTER_A})(?<=(?:^|[.!?…:] |« )A)`, 'gu'), () => 'À'],
  [
    /[€$£][ \u00a0]?\d+(?:[ \u00a0,]\d{3})*(?:[.,]\d{1,2})?(?![.,]?\d)(?<!(?:[\p{L}\d]|\d[ \u00a0])[€$£][ \u00a0]?\d[\d., \u00a0]*)/gu,
    (price) => `${writeNumber(price.slice(1).trim())} ${price.charAt(0)}`,
  ],
  [
    new RegExp(String.raw`\d\.\d{1,2}(?=[ \u00a0]?${FRENCH_UNIT})(?<!(?:[.,€$£]|[Vv]ersion )\d+\.\d+)`, 'gu'),
    (number) => number.replace('.', ','),
  ],
  [
    // « 655,957 » has decimals; « 10,000 », « 1,250,000 » and « 1,250 mots » have none.
    new RegExp(
      String.raw`(?<![\d.,€$£])[1-9]\d{0,2}(?:(?:,\d{3})+(?=[ \u00a0]${COUNTED})|(?:,\d{3}){2,}(?![\d,])|(?:,\d{3})*,000(?![\d,]))`,
      'gu',
    ),
    (number) => number.replaceAll(',', ' '),
  ],
]

const ENGLISH_UNIT = String.raw`(?:[%€$£]|(?:h|hours?|min|minutes?|seconds?|days?|weeks?|months?|years?|times|points?|words?|pages?|euros?|dollars?|francs?|million|billion|km|kilometres?|metres?|cm|mm|kg|kilos?|grams?|[kMGT]B)(?![\p{L}\d]))`

/**
 * The Canadian Style, 5.09 to 5.12 (numbers):
 * https://btb.termiumplus.gc.ca/tcdnstyl-chap?info0=7&lang=eng&lettr=chapsect7
 */
const english: readonly TypographyRule[] = [
  [
    // Telephone numbers do not consist of groups of three alone.
    /(?<![\d+(,.-] ?)[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?![\d-]|[ ,.]\d)/g,
    (number) => number.replaceAll(/\s/g, ','),
  ],
  [
    new RegExp(String.raw`\d,\d{1,2}(?=[ \u00a0]?${ENGLISH_UNIT})(?<!(?:[.,]|\d )\d+,\d+)`, 'gu'),
    (number) => number.replace(',', '.'),
  ],
  [
    /(?<![\d,.$£] ?)\d+(?:,\d{3})*(?:\.\d+)?[ \u00a0]?[$£](?![\p{L}\p{N}]|[ \u00a0]\d)/gu,
    (price) => `${price.at(-1) ?? ''}${price.slice(0, -1).trim()}`,
  ],
]

/** Returns the rules of a language. */
export function rulesOf(locale: string): readonly TypographyRule[] {
  const own: Readonly<Record<string, readonly TypographyRule[]>> = { fr: french, en: english }
  return [...everyLanguage, ...(own[locale] ?? [])]
}

/** Returns an English number, `1,234.50`, as French writes it. */
function writeNumber(number: string): string {
  return number.replaceAll(/,(?=\d{3}(?!\d))/g, ' ').replace('.', ',')
}
