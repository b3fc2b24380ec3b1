import { spawnSync } from 'node:child_process'
import { cloudflareBuild } from './cloudflareBuild.ts'

/** The build command of Cloudflare Pages: docs/hosting.md. */
try {
  const { script, environment } = cloudflareBuild(process.env)
  const { status } = spawnSync('npm', ['run', ...script], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  process.exitCode = status ?? 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
