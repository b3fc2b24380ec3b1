const USUAL_PORT = 3000
const LAST_PORT = 65_535

/**
 * Returns the port to serve the site on.
 *
 * @param value the value of PORT; 0 takes any free port
 * @throws Error that says what to write if it is not a port
 */
export function readPort(value = ''): number {
  if (value === '') return USUAL_PORT
  if (/^\d{1,5}$/.test(value) && Number(value) <= LAST_PORT) return Number(value)
  throw new Error(`PORT is "${value}", which is not a port. Write a number up to ${LAST_PORT}: PORT=3001 npm start`)
}
