import leven from 'leven'

/** The most common hosts of email addresses. */
const COMMON = (
  'gmail.com icloud.com protonmail.com outlook.com outlook.fr hotmail.com hotmail.fr hotmail.ca yahoo.com yahoo.fr ' +
  'yahoo.ca videotron.ca sympatico.ca orange.fr wanadoo.fr laposte.net'
).split(' ')
/** Common hosts that resemble one of those. */
const LIKE_COMMON = ['mail.com', 'email.com', 'ymail.com', 'rocketmail.com']

/**
 * Returns the address that was probably meant: that of a common host, if one letter of it is wrong, missing or extra, or
 * two are exchanged. Undefined if nothing seems wrong. Packages that do this weigh as much as the form.
 */
export function findLikelyEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@') + 1
  const host = email.slice(at).toLowerCase()
  if ([...COMMON, ...LIKE_COMMON].includes(host)) return undefined
  const likely = COMMON.find((common) => {
    // Most have the same name in many countries; Gmail does not.
    if (nameOf(common) === nameOf(host) && /\.[a-z]{2}$/.test(host) && common !== 'gmail.com') return false
    const distance = leven(host, common)
    return distance === 1 || (distance === 2 && lettersOf(host) === lettersOf(common))
  })
  return likely && email.slice(0, at) + likely
}

const nameOf = (host: string) => host.replace(/\..*/, '')
const lettersOf = (host: string) => [...host].toSorted().join('')
