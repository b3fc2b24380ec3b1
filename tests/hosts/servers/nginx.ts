import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { answers, hostAt, SITE_NAME, type Build, type RunningHost } from './host.ts'
import { findFreePort, startProgram } from './program.ts'

/** Debian's nginx with hosting/nginx.conf, but for its ports, its certificate and the folder of the site. */
export async function startNginx({ folder, workshop }: Build): Promise<RunningHost> {
  const home = join(workshop, 'nginx')
  mkdirSync(home, { recursive: true })
  const certificate = join(home, 'certificate.pem')
  const key = join(home, 'key.pem')
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, '-subj', `/CN=${SITE_NAME}`],
    { stdio: 'ignore' },
  )
  const port = await findFreePort()
  const plainPort = await findFreePort()
  const site = readFileSync('hosting/nginx.conf', 'utf8')
    .replaceAll('/var/www/passerelle/current', folder)
    .replaceAll(/^.*listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace(/(?<=ssl_certificate ).+(?=;)/g, certificate)
    .replace(/(?<=ssl_certificate_key ).+(?=;)/g, key)
  writeFileSync(join(home, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(home, kind)};`,
  )
  writeFileSync(
    join(home, 'nginx.conf'),
    `include /etc/nginx/modules-enabled/*.conf;
daemon off;
pid ${join(home, 'nginx.pid')};
error_log stderr;
${userInfo().uid === 0 ? 'user root;' : '# Whoever starts it serves.'}
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  include ${join(home, 'site.conf')};
}
`,
  )
  const address = { port, isSafe: true, host: SITE_NAME }
  const program = await startProgram({
    command: 'nginx',
    parameters: ['-c', join(home, 'nginx.conf'), '-e', 'stderr'],
    folder: home,
    isReady: () => answers(address),
  })
  return hostAt(address, program)
}
