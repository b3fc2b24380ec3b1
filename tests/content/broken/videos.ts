import { captions, caseStudy } from './caseStudy.ts'
import { media, type Mistake } from './mistake.ts'

/** A case study with its video, and all that a video needs. */
const complete = {
  'content/fr/case-studies/etude.mdx': caseStudy,
  'content/videos/clip.en.vtt': captions,
  'content/videos/clip.fr.vtt': captions,
  'content/videos/clip.mp4': media('clip.mp4'),
  'content/videos/clip.webp': media('clip.webp'),
}

const without = (missing: keyof typeof complete) =>
  Object.fromEntries(Object.entries(complete).filter(([file]) => file !== missing))

/** Videos that browsers or visitors have no use for. */
export const videos: Readonly<Record<string, Mistake>> = {
  'video-without-captions': {
    files: without('content/videos/clip.en.vtt'),
    expect: ['content/fr/case-studies/etude.mdx:16:9 video-without-captions'],
  },
  'video-without-poster': {
    files: without('content/videos/clip.webp'),
    expect: ['content/fr/case-studies/etude.mdx:16:9 video-wrong'],
  },
}
