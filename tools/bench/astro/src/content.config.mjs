import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { defineCollection } from 'astro:content'

const articlesOf = (language) =>
  defineCollection({
    loader: glob({ pattern: '*.mdx', base: `./content/${language}/articles` }),
    schema: ({ image }) =>
      z.object({
        title: z.string(),
        description: z.string(),
        date: z.coerce.date(),
        updated: z.coerce.date().optional(),
        author: z.string(),
        category: z.enum(['legal', 'localization', 'mt-vs-human']),
        tags: z.array(z.string()),
        image: image(),
        imageAlt: z.string(),
        hero: z.string().optional(),
        related: z.array(z.string()).optional(),
        draft: z.boolean().optional(),
      }),
  })

export const collections = { fr: articlesOf('fr'), en: articlesOf('en') }
