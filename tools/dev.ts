import { spawn } from 'node:child_process'
import { PSEUDO_VARIABLE } from '../renderer/pseudoLanguage.ts'

const PSEUDO = '--pseudo'

/**
 * `npm run dev`: Vike's development server, with its options.
 *
 * `npm run dev -- --pseudo` shows every text in a pseudo-language: what stays plain is in the code, and what lacks a
 * bracket is cut off.
 */
const options = process.argv.slice(2)
const environment = options.includes(PSEUDO) ? { ...process.env, [PSEUDO_VARIABLE]: 'true' } : process.env
const server = spawn(
  process.execPath,
  ['node_modules/vike/bin.js', 'dev', ...options.filter((option) => option !== PSEUDO)],
  { stdio: 'inherit', env: environment },
)
server.on('exit', (code) => {
  process.exitCode = code ?? 0
})
// Ctrl+C reaches both; what ends this process alone is passed on.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill())
