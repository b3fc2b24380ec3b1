/** The pages in the top bar, in order; their names are texts of `common:navigation`. */
export const mainNavigation = [
  { key: 'home', path: '/' },
  { key: 'about', path: '/about' },
  { key: 'services', path: '/services' },
  { key: 'blog', path: '/blog' },
  { key: 'caseStudies', path: '/caseStudies' },
  { key: 'estimate', path: '/estimate' },
  { key: 'contact', path: '/contact' },
  { key: 'quote', path: '/requestaquote' },
] as const
