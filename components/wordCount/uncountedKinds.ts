import type { Reason } from './countingError.ts'

interface UncountedKind {
  readonly reason: Reason
  /** Its first letters, one for each byte, without byte order marks, zeros, declarations and comments. */
  readonly beginning: RegExp
  readonly extension: RegExp
}

/** Kinds of file that are recognized and not counted: visitors read what to do instead. */
const kinds: readonly UncountedKind[] = [
  {
    reason: 'convertible',
    // RTF; and a web page with its pictures in one file, which Confluence and Word save as `.doc`.
    beginning: /^\{\\rtf|^(?=[\w-]+:\s)(?=(?:[^]*\n)?mime-version:)(?=(?:[^]*\n)?content-type:\s*multipart\/related)/i,
    extension: /\.(?:rtf|mht|mhtml|xls|xlsb|ppt|pps|wps|wpd|pages|numbers|key)$/i,
  },
  {
    reason: 'localizationFile',
    beginning: /^<(?:\w+:)?xliff[\s>]/,
    extension: /\.(?:\w*xliff|xlf|json\w?|arb|pot?|tmx|resx|properties|strings|ya?ml)$/i,
  },
  {
    reason: 'photograph',
    beginning: /^(?:ÿØÿ|\u0089PNG|GIF8|RIFF[^]{1,4}WEBP|II\*|MM\*|[^]?ftyp(?:hei|hev|mif1|msf1|avif))/,
    extension: /\.(?:jpe?g|png|gif|webp|tiff?|bmp|hei[cf]|avif|jp2|dng)$/i,
  },
]

/** Returns the reason why a file of an uncounted kind has no count, by its content or else by its name. */
export function reasonForKind(name: string, beginning: string): Reason | undefined {
  const found = kinds.find((kind) => kind.beginning.test(beginning)) ?? kinds.find((kind) => kind.extension.test(name))
  return found?.reason
}
