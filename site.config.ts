/** Branch previews are kept out of search engines, and show what visitors do not see yet. */
const isPreview = process.env['DEPLOY_CONTEXT'] === 'preview'

/**
 * The agency's name, addresses and accounts: the one place to change them.
 *
 * All of them are placeholders on reserved names (example.com, 555-01xx) until the agency
 * fills in its own. Texts for visitors are in content/, not here.
 */
export const siteConfig = {
  name: 'Passerelle',
  /** Where the finished site answers: absolute, without a trailing slash. */
  url: (process.env['SITE_URL'] || 'https://www.passerelle.example').replace(/\/+$/, ''),
  /** Where forms are sent. Empty: the site is built without an endpoint. What reviewers try out must reach nobody. */
  formEndpoint: isPreview ? '' : (process.env['FORM_ENDPOINT'] ?? ''),
  isPreview,
  foundedIn: 2024,
  /** Montréal's: where a day begins last. What is dated today is out at both offices. */
  timeZone: 'America/Toronto',
  email: 'contact@passerelle.example.com',
  offices: {
    canada: {
      phone: '+1 514 555-0142',
      chat: 'https://wa.me/15145550142',
      street: '1000, rue de l’Exemple, bureau 300',
      city: 'Montréal (Québec)',
      postalCode: 'H0H 0H0',
      countryCode: 'CA',
      latitude: 45.5019,
      longitude: -73.5674,
    },
    cameroon: {
      phone: '+237 600 00 01 42',
      chat: 'https://wa.me/237600000142',
      street: '42, avenue de l’Exemple, Akwa',
      city: 'Douala',
      postalCode: 'BP 0142',
      countryCode: 'CM',
      latitude: 4.0511,
      longitude: 9.7679,
    },
  },
  socialLinks: {
    linkedin: 'https://www.linkedin.com/company/example',
    mastodon: 'https://mastodon.example/@passerelle',
  },
} as const
