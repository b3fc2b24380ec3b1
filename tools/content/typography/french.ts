import { remove, spaceAfter, spaceBefore, type TypographyRule } from './rule.ts'

/** What comes after a number that counts or measures: versions, chapters and days have none of these. */
const UNIT = String.raw`(?:[%€$£]|(?:h|heures?|min|minutes?|secondes?|jours?|semaines?|mois|ans?|années?|fois|points?|mots?|pages?|signes?|caractères?|euros?|dollars?|francs?|FCFA|millions?|milliards?|habitants?|clients?|documents?|fichiers?|projets?|personnes?|km|kilomètres?|mètres?|cm|mm|kg|kilos?|grammes?|[kMGT]o)(?![\p{L}\d]))`

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
export const french: readonly TypographyRule[] = [
  {
    pattern: /(?:[!?;]{1,9}(?![\p{L}\p{N}=/])|:(?=\s|$))(?<=[\p{L}\p{N})»”"%€$…\uFFFC](?:[!?;]{1,9}|:))/gu,
    message: 'no space before the mark',
    replace: spaceBefore,
  },
  {
    pattern: /«[^\s«»](?:[^«»]*[^\s«»])?»/g,
    message: 'no spaces inside « »',
    replace: (quotation) => `« ${quotation.slice(1, -1)} »`,
  },
  { pattern: /«(?=[^\s»])(?!(?:[^«»]*[^\s«»])?»)/g, message: 'no space after «', replace: spaceAfter },
  { pattern: /»(?<=[^\s«]»)(?<!«[^\s«»][^«»]*»)/g, message: 'no space before »', replace: spaceBefore },
  {
    pattern: /M(?:r\.?|\.r\.?)(?=[ \u00a0]\p{Lu})(?<![\p{L}\p{N}’'-]M\.?r\.?)/gu,
    message: '"Monsieur" is "M." for short',
    replace: () => 'M.',
  },
  {
    pattern: /\.(?=[ \u00a0]\p{Lu})(?<=\b(?:Mme|Mlle|Dr)\.)/gu,
    message: 'a full stop after an abbreviation that ends like the word',
    replace: remove,
  },
  {
    pattern: /1(?:ère|ere|ière)s?(?!\p{L})(?<![\d.,]1\p{L}+)/gu,
    message: '"première" is "1re" for short',
    replace: (ordinal) => (ordinal.endsWith('s') ? '1res' : '1re'),
  },
  {
    pattern: /(?:ième|ieme|ème|eme)s?(?!\p{L})(?<=(?:\d|(?<!\p{L})[IVXLC]+)(?:ième|ieme|ème|eme)s?)/gu,
    message: 'ordinals end in "e" for short',
    replace: (ending) => (ending.endsWith('s') ? 'es' : 'e'),
  },
  {
    pattern: new RegExp(String.raw`A(?= ${AFTER_A})(?<=(?:^|[.!?…:] |« )A)`, 'gu'),
    message: 'a capital without its accent',
    replace: () => 'À',
  },
  {
    pattern:
      /[€$£][ \u00a0]?\d+(?:[ \u00a0,]\d{3})*(?:[.,]\d{1,2})?(?![.,]?\d)(?<!(?:[\p{L}\d]|\d[ \u00a0])[€$£][ \u00a0]?\d[\d., \u00a0]*)/gu,
    message: 'the currency stands before its number',
    replace: (price) => `${writeNumber(price.slice(1).trim())} ${price.charAt(0)}`,
  },
  {
    pattern: /[%€£$](?![\p{L}\d])(?<=\d.)/gu,
    message: 'no space between a number and its sign',
    replace: spaceBefore,
  },
  {
    pattern: new RegExp(String.raw`\d\.\d{1,2}(?=[ \u00a0]?${UNIT})(?<!(?:[.,€$£]|[Vv]ersion )\d+\.\d+)`, 'gu'),
    message: 'a point before decimals, which is a comma in French',
    replace: (number) => number.replace('.', ','),
  },
  {
    // « 655,957 » is a number with decimals, « 10,000 » and « 1,250,000 » are none, nor is « 1,250 mots ».
    pattern: new RegExp(
      String.raw`(?<![\d.,€$£])[1-9]\d{0,2}(?:(?:,\d{3})+(?=[ \u00a0]${COUNTED})|(?:,\d{3}){2,}(?![\d,])|(?:,\d{3})*,000(?![\d,]))`,
      'gu',
    ),
    message: 'commas between thousands, which are spaces in French',
    replace: (number) => number.replaceAll(',', ' '),
  },
]

/** As French writes what English writes `1,234.50`. */
function writeNumber(number: string): string {
  return number.replaceAll(/,(?=\d{3}(?!\d))/g, ' ').replace('.', ',')
}
