// Mozilla's scan of a site that answers on this machine; prints its result as JSON.
// node observatory.mjs <name of the site> <path of a page> <port of http> <port of https>; NODE_EXTRA_CA_CERTS says whose certificate to trust.
import { existsSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const [, , name, page, httpPort, httpsPort] = process.argv

// The scan asks the default ports of a name for /: here they lead to this machine and the page, and to nowhere else.
const { default: axios } = await import('axios')
axios.defaults.transport = {
  request: (options, take) => {
    const isSafe = options.protocol === 'https:'
    if (options.hostname !== name) throw new Error(`The scan asked for ${options.hostname}.`)
    const path = options.path === '/' ? page : options.path
    const here = { ...options, path, host: '127.0.0.1', hostname: '127.0.0.1', port: isSafe ? httpsPort : httpPort }
    return (isSafe ? https : http).request(
      { ...here, servername: name, headers: { ...options.headers, Host: name } },
      take,
    )
  },
}
axios.defaults.proxy = false

// Chromium's list of sites known for HTTPS, which the package fetches when it is installed: ours is not on it.
const preloaded = join(
  dirname(createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory')),
  '../conf/hsts-preload.json',
)
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')

const { scan } = await import('@mdn/mdn-http-observatory')
process.stdout.write(JSON.stringify(await scan(name)))
