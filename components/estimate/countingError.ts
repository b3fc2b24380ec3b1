/** Why a document can't be counted. */
export type Obstacle = 'protected' | 'unreadable' | 'tooLarge' | 'unsupported' | 'scanned' | 'empty'

/** A document that can't be counted, and why. */
export class CountingError extends Error {
  readonly obstacle: Obstacle

  constructor(obstacle: Obstacle) {
    super(obstacle)
    this.obstacle = obstacle
  }
}
