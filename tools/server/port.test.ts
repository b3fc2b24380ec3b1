import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'
import { readPort } from './port.ts'

test.each([
  [undefined, 3000],
  ['', 3000],
  ['0', 0],
  ['8080', 8080],
  ['65535', 65_535],
])('PORT=%s is port %i', (value, port) => {
  expect(readPort(value)).toBe(port)
})

test.each(['65536', '-1', '80.5', '8o80', ' 8080', '1e3', '0x50', 'localhost:8080'])(
  'PORT="%s" is an error',
  (value) => {
    expect(() => readPort(value)).toThrow(
      `PORT is "${value}", which is not a port. Write a number up to 65535: PORT=3001 npm start`,
    )
  },
)

test('npm start looks at the port before it builds, and says what is wrong', async () => {
  expect(readFileSync('package.json', 'utf8')).toMatch(/"start": "tsx tools\/server\/checkPort\.ts && /)
  const { url, close } = await listen(() => {}, 0)
  const { port } = new URL(url)
  try {
    const env = { ...process.env, PORT: port }
    const check = promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/server/checkPort.ts'], { env })
    await expect(check).rejects.toMatchObject({
      code: 1,
      stderr: `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start\n`,
    })
  } finally {
    await close()
  }
})
