const USUAL_PORT = 3000
const LAST_PORT = 65_535

/**
 * Returns the port to serve the site on.
 *
 * @param value what somebody wrote; 0 takes any free port
 * @param name what it was written as, and the command to write it in
 * @throws Error that says what to write if it is not a port
 */
export function readPort(value = '', { name, example } = { name: 'PORT', example: 'PORT=3001 npm start' }): number {
  if (value === '') return USUAL_PORT
  if (/^\d{1,5}$/.test(value) && Number(value) <= LAST_PORT) return Number(value)
  throw new Error(`${name} is "${value}", which is not a port. Write a number up to ${LAST_PORT}: ${example}`)
}
