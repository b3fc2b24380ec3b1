/** The folder of the built site with React in its islands: bundleReact.setup.ts writes it. */
export const siteWithReact = '.cache/site-with-react'
