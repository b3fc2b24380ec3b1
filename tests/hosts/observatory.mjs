// Prints what Mozilla's scan says of a site that answers on this machine, as JSON.
// node observatory.mjs <name of the site> <path of a page> <port of http> <port of https>; NODE_EXTRA_CA_CERTS says whose certificate to trust.
import { existsSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { join } from 'node:path'

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
const preloaded = join(import.meta.dirname, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json')
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')

const { scan } = await import('@mdn/mdn-http-observatory')
const { scan: result, tests } = await scan(name)
const failed = Object.values(tests).filter(({ pass }) => !pass)
process.stdout.write(JSON.stringify({ grade: result.grade, hasBonus: result.score > 100, failed }))
