/** Words beside a language that name none themselves: its variety, or that there are more. */
const QUALIFIER =
  /^(?:(?:and|et)\s)?(?:simplifi|traditi|etc\b|\.|others?\b|autres?\b|more\b|u[ks]$|gb$|americ|brit|canadi|quebec|bresil|brazil|mexic|latin|europe|suisse$|swiss$|belge$|belgian$)/

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

interface Names {
  readonly languages: ReadonlyMap<string, string>
  readonly regions: ReadonlySet<string>
}
let known: Names | undefined

/** Returns the names of languages and countries in the site's languages: browsers know them. */
function names(): Names {
  const codes = [...LETTERS].flatMap((one) => [...LETTERS].map((other) => one + other))
  const namesOf = (locale: string, type: 'language' | 'region') => {
    const display = new Intl.DisplayNames(locale, { type, fallback: 'none' })
    return codes.flatMap((code) => {
      const name = display.of(type === 'region' ? code.toUpperCase() : code)
      return name ? [[plain(name), code] as const] : []
    })
  }
  return (known ??= {
    languages: new Map([...namesOf('fr', 'language'), ...namesOf('en', 'language')]),
    regions: new Set([...namesOf('fr', 'region'), ...namesOf('en', 'region')].map(([name]) => name)),
  })
}

/** Returns a text without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/**
 * Returns the languages in a text, once each: the codes of known ones, whatever way they are written, and the names of
 * others. « chinois, simplifié » is one, « anglais, Anglais, English » is one, « etc. » is none.
 */
export function languagesIn(text: string): string[] {
  const pieces = plain(text)
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[,;/&+\n]|\s(?:et|and|puis|then)\s/)
    .map((piece) => piece.trim())
  return [...new Set(pieces.filter(Boolean).flatMap(languagesInPiece))]
}

function languagesInPiece(piece: string): string[] {
  const { languages, regions } = names()
  const words = piece.split(/[\s'’.\-–]+/)
  const found: string[] = []
  // The longest names first: a language may be called by two words.
  for (let start = 0; start < words.length; start++) {
    const length = [3, 2, 1].find((size) => languages.has(words.slice(start, start + size).join(' ')))
    const code = length && languages.get(words.slice(start, start + length).join(' '))
    if (!code) continue
    found.push(code)
    start += length - 1
  }
  if (found.length > 0) return found
  if (QUALIFIER.test(piece) || regions.has(piece)) return []
  return [
    /^[a-z]{2}(?:-|$)/.test(piece) && [...languages.values()].includes(piece.slice(0, 2)) ? piece.slice(0, 2) : piece,
  ]
}
