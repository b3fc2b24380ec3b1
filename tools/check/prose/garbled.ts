/** The characters of Windows-1252 from 0x80 on, whose codes differ from Unicode's; https://encoding.spec.whatwg.org/#windows-1252 */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
/** Two or three such characters that may be the bytes of one in UTF-8. */
const BYTES = new RegExp(String.raw`[Â-ô][\u0080-\u00bf${WINDOWS}]{1,3}`, 'gu')

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
