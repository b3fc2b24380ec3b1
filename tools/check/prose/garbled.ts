/** The characters of Windows-1252 from 0x80 on, whose codes differ from Unicode's; https://encoding.spec.whatwg.org/#windows-1252 */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
/** The bytes of a Latin letter in UTF-8, or of a quotation mark or a dash; an accent before a quotation mark is neither. */
const BYTES = new RegExp(String.raw`[Â-Å][\u0080-\u00bf${WINDOWS}]|â€[\u0080-\u00bf${WINDOWS}]`, 'gu')

/** Returns the letters of a text in UTF-8 that was read as Windows-1252, with what they were: « Ã© », é. */
export function garbledIn(text: string) {
  return [...text.matchAll(BYTES)].flatMap(({ 0: written, index }) => {
    const bytes = Uint8Array.from(written, (sign) => {
      const place = WINDOWS.indexOf(sign)
      return place < 0 ? sign.charCodeAt(0) : 0x80 + place
    })
    try {
      const meant = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
      return [{ index, written, meant }]
    } catch {
      return []
    }
  })
}
