/**
 * Something that is not written as its language is, and that rendering (renderer/typography.ts) does not mend.
 *
 * Patterns begin with a sign that is rare and look behind it afterwards, and what repeats itself does so a few times at most:
 * hostile paragraphs take no time either.
 */
export interface TypographyRule {
  readonly pattern: RegExp
  /** What to write in its place. */
  readonly replace: (found: string) => string
}

const remove = () => ''
const spaceBefore = (sign: string) => ` ${sign}`
const spaceAfter = (sign: string) => `${sign} `

/** What the languages of the site have in common. */
const everyLanguage: readonly TypographyRule[] = [
  {
    pattern: /[ \u00a0\u202f]{1,9}(?=[,.](?![\p{L}\p{N}.,]))(?<=[\p{L}\p{N})»”…\uFFFC][ \u00a0\u202f]{1,9})/gu,
    replace: remove,
  },
  {
    // Letters on both sides: « 3,5 », “v1.2” and « contrat.docx » are none of this.
    pattern: /[,;](?=\p{L}{2})(?<=\p{L}{2}.)|\.(?=\p{Lu}\p{Ll})(?<=\p{Ll}{2}.)/gu,
    replace: spaceAfter,
  },
  {
    pattern: /(?<=\()[ \u00a0]{1,9}(?=\S)|[ \u00a0]{1,9}(?=\))(?<=\S[ \u00a0]{1,9})/g,
    replace: remove,
  },
  {
    // Between numbers it is a minus, or a range.
    pattern: / --? (?=[^\s\d–—-])(?<=[^\s\d(–—-] --? )/g,
    replace: () => ' – ',
  },
  {
    pattern: /(?:\.{2,9}|\.?…)(?<=\betc[.…]{1,9})/gi,
    replace: () => '.',
  },
]

/** What comes after a number that counts or measures: versions, chapters and days have none of these. */
const FRENCH_UNIT = String.raw`(?:[%€$£]|(?:h|heures?|min|minutes?|secondes?|jours?|semaines?|mois|ans?|années?|fois|points?|mots?|pages?|signes?|caractères?|euros?|dollars?|francs?|FCFA|millions?|milliards?|habitants?|clients?|documents?|fichiers?|projets?|personnes?|km|kilomètres?|mètres?|cm|mm|kg|kilos?|grammes?|[kMGT]o)(?![\p{L}\d]))`

/** What is counted by the piece: it has no decimals. */
const COUNTED = String.raw`(?:mots|pages|signes|caractères|milliards|habitants|clients|documents|fichiers|projets|personnes|exemplaires)(?!\p{L})`

/** What « à » begins sentences with; an English “A” is followed by none of these. */
const AFTER_A = String.raw`(?:l[’']|(?:propos|partir|côté|noter|suivre|savoir|défaut|titre|travers|moins|mesure|moitié|nouveau|terme|lire|faire|venir|retenir|bientôt|demain|la|le|cet|cette|ces|ce|chaque|chacun|chacune|quel|quelle|quoi|qui|tout|toute|tous|toutes|vous|nous|votre|vos|notre|nos|leur|leurs|sa|ses|un|une|deux|trois)(?!\p{L}))`

/**
 * Lexique des règles typographiques en usage à l’Imprimerie nationale (3e éd., 2002): « ponctuation », « abréviations »,
 * « nombres », « accentuation des capitales ». Québec writes `;`, `!` and `?` without a space where there is no thin one; the
 * site has it:
 * https://vitrinelinguistique.oqlf.gouv.qc.ca/22039/la-typographie/espacement/espacement-avant-et-apres-les-signes-de-ponctuation-et-les-symboles
 */
const french: readonly TypographyRule[] = [
  {
    pattern: /(?:[!?;]{1,9}(?![\p{L}\p{N}=/])|:(?=\s|$))(?<=[\p{L}\p{N})»”"%€$…\uFFFC](?:[!?;]{1,9}|:))/gu,
    replace: spaceBefore,
  },
  {
    pattern: /«[^\s«»](?:[^«»]*[^\s«»])?»/g,
    replace: (quotation) => `« ${quotation.slice(1, -1)} »`,
  },
  { pattern: /«(?=[^\s»])(?!(?:[^«»]*[^\s«»])?»)/g, replace: spaceAfter },
  { pattern: /»(?<=[^\s«]»)(?<!«[^\s«»][^«»]*»)/g, replace: spaceBefore },
  {
    pattern: /M(?:r\.?|\.r\.?)(?=[ \u00a0]\p{Lu})(?<![\p{L}\p{N}’'-]M\.?r\.?)/gu,
    replace: () => 'M.',
  },
  {
    pattern: /\.(?=[ \u00a0]\p{Lu})(?<=\b(?:Mme|Mlle|Dr)\.)/gu,
    replace: remove,
  },
  {
    pattern: /1(?:ère|ere|ière)s?(?!\p{L})(?<![\d.,]1\p{L}+)/gu,
    replace: (ordinal) => (ordinal.endsWith('s') ? '1res' : '1re'),
  },
  {
    pattern: /(?:ième|ieme|ème|eme)s?(?!\p{L})(?<=(?:\d|(?<!\p{L})[IVXLC]+)(?:ième|ieme|ème|eme)s?)/gu,
    replace: (ending) => (ending.endsWith('s') ? 'es' : 'e'),
  },
  {
    pattern: new RegExp(String.raw`A(?= ${AFTER_A})(?<=(?:^|[.!?…:] |« )A)`, 'gu'),
    replace: () => 'À',
  },
  {
    pattern:
      /[€$£][ \u00a0]?\d+(?:[ \u00a0,]\d{3})*(?:[.,]\d{1,2})?(?![.,]?\d)(?<!(?:[\p{L}\d]|\d[ \u00a0])[€$£][ \u00a0]?\d[\d., \u00a0]*)/gu,
    replace: (price) => `${writeNumber(price.slice(1).trim())} ${price.charAt(0)}`,
  },
  {
    pattern: /[%€£$](?![\p{L}\d])(?<=\d.)/gu,
    replace: spaceBefore,
  },
  {
    pattern: new RegExp(String.raw`\d\.\d{1,2}(?=[ \u00a0]?${FRENCH_UNIT})(?<!(?:[.,€$£]|[Vv]ersion )\d+\.\d+)`, 'gu'),
    replace: (number) => number.replace('.', ','),
  },
  {
    // « 655,957 » is a number with decimals, « 10,000 » and « 1,250,000 » are none, nor is « 1,250 mots ».
    pattern: new RegExp(
      String.raw`(?<![\d.,€$£])[1-9]\d{0,2}(?:(?:,\d{3})+(?=[ \u00a0]${COUNTED})|(?:,\d{3}){2,}(?![\d,])|(?:,\d{3})*,000(?![\d,]))`,
      'gu',
    ),
    replace: (number) => number.replaceAll(',', ' '),
  },
]

const ENGLISH_UNIT = String.raw`(?:[%€$£]|(?:h|hours?|min|minutes?|seconds?|days?|weeks?|months?|years?|times|points?|words?|pages?|euros?|dollars?|francs?|million|billion|km|kilometres?|metres?|cm|mm|kg|kilos?|grams?|[kMGT]B)(?![\p{L}\d]))`

/**
 * The Canadian Style, 5.09 to 5.12 (numbers) and 7.02 (spacing):
 * https://btb.termiumplus.gc.ca/tcdnstyl-chap?info0=7&lang=eng&lettr=chapsect7
 */
const english: readonly TypographyRule[] = [
  {
    pattern: /[ \u00a0\u202f]{1,9}(?=[:;!?]{1,9}(?:[\s)”"]|$))(?<=[\p{L}\p{N})”"…\uFFFC][ \u00a0\u202f]{1,9})/gu,
    replace: remove,
  },
  {
    // Telephone numbers have no groups of three alone.
    pattern: /(?<![\d+(,.-] ?)[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?![\d-]|[ ,.]\d)/g,
    replace: (number) => number.replaceAll(/\s/g, ','),
  },
  {
    pattern: new RegExp(String.raw`\d,\d{1,2}(?=[ \u00a0]?${ENGLISH_UNIT})(?<!(?:[.,]|\d )\d+,\d+)`, 'gu'),
    replace: (number) => number.replace(',', '.'),
  },
  {
    pattern: /[ \u00a0\u202f]{1,9}(?=%)(?<=\d[ \u00a0\u202f]{1,9})/g,
    replace: remove,
  },
  {
    pattern: /(?<![\d,.$£] ?)\d+(?:,\d{3})*(?:\.\d+)?[ \u00a0]?[$£](?![\p{L}\p{N}]|[ \u00a0]\d)/gu,
    replace: (price) => `${price.at(-1) ?? ''}${price.slice(0, -1).trim()}`,
  },
]

/** Returns the rules of a language. */
export function rulesOf(locale: string): readonly TypographyRule[] {
  const own: Readonly<Record<string, readonly TypographyRule[]>> = { fr: french, en: english }
  return [...everyLanguage, ...(own[locale] ?? [])]
}

/** As French writes what English writes `1,234.50`. */
function writeNumber(number: string): string {
  return number.replaceAll(/,(?=\d{3}(?!\d))/g, ' ').replace('.', ',')
}
