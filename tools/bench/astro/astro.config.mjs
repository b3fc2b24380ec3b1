import mdx from '@astrojs/mdx'
import sitemap from '@astrojs/sitemap'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://www.passerelle.example',
  integrations: [mdx(), sitemap()],
  build: { format: 'file', inlineStylesheets: 'always' },
})
