import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parse } from 'jsonc-parser'
import { z } from 'zod'
import { cloudflareBuild } from './cloudflareBuild.ts'

/** The build command of Cloudflare Pages: docs/hosting.md. */
const configuration = z.object({ vars: z.record(z.string(), z.string()).default({}) })
const { vars } = configuration.parse(parse(readFileSync('wrangler.jsonc', 'utf8')))
const { script, environment } = cloudflareBuild(process.env, vars)
const env = { ...process.env, ...environment }
process.exitCode = spawnSync('npm', ['run', ...script], { stdio: 'inherit', env }).status ?? 1
