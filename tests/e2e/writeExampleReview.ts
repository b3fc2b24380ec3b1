import { writePage } from '../../tools/review/writePage.tsx'
import { everyKind } from '../fixtures/review/review.ts'

// Runs in its own process: Playwright compiles the JSX that its tests import with its own runtime.
await writePage(process.argv[2] ?? '', everyKind)
