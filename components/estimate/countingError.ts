/** The reason why a document can't be counted. */
export type Obstacle = 'protected' | 'unreadable' | 'tooLarge' | 'unsupported' | 'scanned' | 'empty'

/** Thrown when a document can't be counted. */
export class CountingError extends Error {
  readonly obstacle: Obstacle

  constructor(obstacle: Obstacle) {
    super(obstacle)
    this.obstacle = obstacle
  }
}
