/**
 * The sheet, in points from its upper left corner: A4. On Letter, 50 points less high and 17 wider, all that is read
 * stays within what printers reach, whether it is centred there or begins at the top; only bands that run off the
 * sheet are cut shorter.
 */
export const sheet = { width: 595.28, height: 841.89 } as const

/** What a place on a sheet is as wide as. */
export interface Frame {
  readonly x: number
  readonly width: number
}

/** From margin to margin. */
export const fullFrame: Frame = { x: 56, width: 483.28 }

/** Beside the text: for the headings of its parts. */
export const marginFrame: Frame = { x: 56, width: 122 }

/** Where the text runs: some 65 characters a line. */
export const textFrame: Frame = { x: 200, width: 339.28 }

/** Where pages begin and end, and the line that the foot stands on. */
export const pageTop = 64
export const pageBottom = 742
export const footLine = 779
