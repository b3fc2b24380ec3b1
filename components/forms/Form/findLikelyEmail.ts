import leven from 'leven'

/** Where most people who write to us have their mail. */
const COMMON = (
  'gmail.com icloud.com protonmail.com outlook.com outlook.fr hotmail.com hotmail.fr hotmail.ca yahoo.com yahoo.fr ' +
  'yahoo.ca videotron.ca sympatico.ca orange.fr wanadoo.fr laposte.net'
).split(' ')
/** So are these, which are like one of those. */
const LIKE_COMMON = ['mail.com', 'email.com', 'ymail.com', 'rocketmail.com']

/**
 * The address that was probably meant: of a common host, with one letter wrong, missing or too many, or two of them
 * exchanged.
 *
 * @returns undefined where nothing seems wrong
 */
export function findLikelyEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@') + 1
  const host = email.slice(at).toLowerCase()
  if ([...COMMON, ...LIKE_COMMON].includes(host)) return undefined
  const likely = COMMON.find((common) => {
    // Most are in many countries, under the same name; Gmail is in none.
    if (nameOf(common) === nameOf(host) && /\.[a-z]{2}$/.test(host) && common !== 'gmail.com') return false
    const distance = leven(host, common)
    return distance === 1 || (distance === 2 && lettersOf(host) === lettersOf(common))
  })
  return likely && email.slice(0, at) + likely
}

const nameOf = (host: string) => host.replace(/\..*/, '')
const lettersOf = (host: string) => [...host].toSorted().join('')
