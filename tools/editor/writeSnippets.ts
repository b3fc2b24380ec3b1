import { writeFileSync } from 'node:fs'
import { formatSnippets, SNIPPETS_FILE } from './snippetsFile.ts'

/** `npm run editor`: what VS Code offers to writers, made anew of the schemas and components that there are. */
writeFileSync(SNIPPETS_FILE, formatSnippets())
