import { writePage } from '../../tools/review/writePage.tsx'
import { everyKind } from '../fixtures/review/review.ts'

// Run beside the tests of the review page: Playwright takes JSX in what its tests import for its own.
await writePage('.', process.argv[2] ?? '', everyKind)
