/** The header, including the form that early programs wrote: ISO 32000-1, annex H, notes 13 and 14. */
const HEADER = /%PDF-|%!PS-Adobe-\d\.\d PDF-/
/** Texts, which may be about PDF. */
const TEXT = /\.(?:md|markdown|txt|html?|csv|srt|vtt)$/i

/**
 * Reports whether a file is a PDF: its header stands at its beginning, or after what a server or mail program wrote.
 *
 * @param header the first kilobyte, one letter for each byte
 */
export function isPdf(header: string, name: string): boolean {
  const start = header.search(HEADER)
  if (start === -1) return false
  return header.slice(0, start).trim() === '' || !TEXT.test(name)
}
