/** What a file is by its first bytes, whatever its name says. */
export interface PictureKind {
  readonly name: 'jpeg' | 'png' | 'webp' | 'avif' | 'other'
  /** What to call it in a message, with its article. */
  readonly label: string
  /** What to do about one that browsers do not show. */
  readonly advice?: string
}

const EXPORT = 'Browsers do not show it: export it as JPEG'
const SAVE_AS_PNG = 'Save it as PNG'

/** https://en.wikipedia.org/wiki/List_of_file_signatures; a dot stands for any byte. */
const SIGNATURES: ReadonlyArray<readonly [signature: RegExp, kind: PictureKind]> = [
  [/^\xff\xd8\xff/, { name: 'jpeg', label: 'a JPEG picture' }],
  [/^.PNG\r\n/s, { name: 'png', label: 'a PNG picture' }],
  [/^RIFF.{4}WEBP/s, { name: 'webp', label: 'a WebP picture' }],
  // AVIF and HEIC are the same box with other pictures in it; its first brand may be that of any of them.
  [/^.{4}ftyp(?:.{4})*?avi[fs]/s, { name: 'avif', label: 'an AVIF picture' }],
  [
    /^.{4}ftyp(?:.{4})*?(?:hei|hev|mif1)/s,
    { name: 'other', label: 'a HEIC picture, as iPhones take them', advice: EXPORT },
  ],
  [/^.{4}ftyp/s, { name: 'other', label: 'a video', advice: 'Save one of its pictures as JPEG' }],
  [/^GIF8/, { name: 'other', label: 'a GIF picture', advice: `${SAVE_AS_PNG}; if it moves, make a video of it` }],
  [/^(?:II\*\0|MM\0\*)/, { name: 'other', label: 'a TIFF picture, or the raw one of a camera', advice: EXPORT }],
  [/^BM/, { name: 'other', label: 'a BMP picture', advice: SAVE_AS_PNG }],
  [/^8BPS/, { name: 'other', label: 'a Photoshop document', advice: EXPORT }],
  [/^(?:.{4}JXL |\xff\n)/s, { name: 'other', label: 'a JPEG XL picture', advice: EXPORT }],
  [/^.{4}jP {2}/s, { name: 'other', label: 'a JPEG 2000 picture', advice: EXPORT }],
  [/^%PDF/, { name: 'other', label: 'a PDF', advice: 'Export its page as PNG' }],
  [
    /^\s*<(?:!doctype html|html|head|body)/i,
    { name: 'other', label: 'a web page, not a picture', advice: 'Save the picture itself' },
  ],
  [/^\s*<(?:\?xml|svg|!--)/i, { name: 'other', label: 'an SVG drawing', advice: 'Name it with .svg at the end' }],
]

/** As much of a file as says what it is. */
const HEAD_LENGTH = 64

/** @returns undefined for what no picture begins with */
export function recognizePicture(bytes: Buffer): PictureKind | undefined {
  const head = bytes.subarray(0, HEAD_LENGTH).toString('latin1')
  return SIGNATURES.find(([signature]) => signature.test(head))?.[1]
}
