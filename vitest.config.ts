import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{components,pages,renderer,tools}/**/*.test.ts', 'tests/content/**/*.test.ts'],
        },
      },
      {
        test: {
          // Reads dist/client: npm run build comes first.
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
        },
      },
    ],
  },
})
