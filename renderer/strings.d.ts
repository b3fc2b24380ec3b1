import 'i18next'

/** The keys are those of the French files; tools/content/strings/ checks that the other languages have the same. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      languages: typeof import('../content/fr/strings/languages.json')
      isoCertified: typeof import('../content/fr/strings/isoCertified.json')
      iso: typeof import('../content/fr/strings/iso.json')
      agency: typeof import('../content/fr/strings/agency.json')
      about: typeof import('../content/fr/strings/about.json')
      blog: typeof import('../content/fr/strings/blog.json')
      blogSearch: typeof import('../content/fr/strings/blogSearch.json')
      careers: typeof import('../content/fr/strings/careers.json')
      carousel: typeof import('../content/fr/strings/carousel.json')
      caseStudies: typeof import('../content/fr/strings/caseStudies.json')
      certification: typeof import('../content/fr/strings/certification.json')
      chooseUs: typeof import('../content/fr/strings/chooseUs.json')
      clients: typeof import('../content/fr/strings/clients.json')
      common: typeof import('../content/fr/strings/common.json')
      contact: typeof import('../content/fr/strings/contact.json')
      counting: typeof import('../content/fr/strings/counting.json')
      estimate: typeof import('../content/fr/strings/estimate.json')
      facts: typeof import('../content/fr/strings/facts.json')
      faq: typeof import('../content/fr/strings/faq.json')
      formMessages: typeof import('../content/fr/strings/formMessages.json')
      formSettings: typeof import('../content/fr/strings/formSettings.json')
      forms: typeof import('../content/fr/strings/forms.json')
      home: typeof import('../content/fr/strings/home.json')
      notFound: typeof import('../content/fr/strings/notFound.json')
      passage: typeof import('../content/fr/strings/passage.json')
      pdf: typeof import('../content/fr/strings/pdf.json')
      policy: typeof import('../content/fr/strings/policy.json')
      process: typeof import('../content/fr/strings/process.json')
      quote: typeof import('../content/fr/strings/quote.json')
      search: typeof import('../content/fr/strings/search.json')
      services: typeof import('../content/fr/strings/services.json')
      speed: typeof import('../content/fr/strings/speed.json')
      staffMail: typeof import('../content/fr/strings/staffMail.json')
      team: typeof import('../content/fr/strings/team.json')
      testimonials: typeof import('../content/fr/strings/testimonials.json')
      thankYou: typeof import('../content/fr/strings/thankYou.json')
      trust: typeof import('../content/fr/strings/trust.json')
      unpublished: typeof import('../content/fr/strings/unpublished.json')
    }
  }
}
