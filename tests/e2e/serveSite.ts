import { startServer } from '../../tools/server/staticServer.ts'

/** Serves the built site on a free port for all browser tests; the tests' baseURL comes from here. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const server = await startServer({ folder: 'dist/client', port: 0 })
  process.env['SITE_UNDER_TEST'] = server.url
  return () => server.close()
}
