import { captions, caseStudy } from './caseStudy.ts'
import { changed, media, type Mistake } from './mistake.ts'

/** Videos that browsers or visitors have no use for. */
export const videos: Readonly<Record<string, Mistake>> = {
  'video-captions-with-commas': {
    files: {
      'content/fr/case-studies/etude.mdx': caseStudy,
      'content/videos/clip.en.vtt': `WEBVTT

00:00,000 --> 00:01,000
A footbridge.
`,
      'content/videos/clip.fr.vtt': captions,
      'content/videos/clip.mp4': media('clip.mp4'),
      'content/videos/clip.webp': media('clip.webp'),
    },
    expect: ['content/videos/clip.en.vtt:3:1 video-captions-malformed'],
  },
  'video-in-a-text-not-there': {
    body: `<Video file="../../videos/clip.mp4" title="Un clip">

On y voit une passerelle.

</Video>

## Une partie`,
    expect: ['13:8 video-missing'],
  },
  'video-in-a-text-of-another-kind': {
    body: `<Video file="https://video.example/clip" title="Un clip">

On y voit une passerelle.

</Video>

<Video file="" title="Un clip">

On y voit une passerelle.

</Video>

## Une partie`,
    expect: ['13:8 attribute-wrong', '19:8 attribute-wrong'],
  },
  'video-not-for-the-web': {
    files: {
      'content/fr/case-studies/etude.mdx': caseStudy,
      'content/videos/clip.en.vtt': captions,
      'content/videos/clip.fr.vtt': captions,
      'content/videos/clip.mp4': media('video-not-for-the-web.mp4'),
      'content/videos/clip.webp': media('clip.webp'),
    },
    expect: ['content/videos/clip.mp4:1:1 video-without-fast-start'],
  },
  'video-not-there': {
    files: { 'content/fr/case-studies/etude.mdx': caseStudy },
    expect: ['content/fr/case-studies/etude.mdx:16:9 video-missing'],
  },
  'video-of-another-kind': {
    files: {
      'content/fr/case-studies/etude.mdx': changed(caseStudy, {
        'file: ../../videos/clip.mp4': 'file: ../../videos/clip.webm',
      }),
    },
    expect: ['content/fr/case-studies/etude.mdx:16:9 value-no-video'],
  },
  'video-unreadable': {
    files: {
      'content/fr/case-studies/etude.mdx': caseStudy,
      'content/videos/clip.en.vtt': captions,
      'content/videos/clip.fr.vtt': captions,
      'content/videos/clip.mp4': media('video-unreadable.mp4'),
      'content/videos/clip.webp': media('clip.webp'),
    },
    expect: ['content/videos/clip.mp4:1:1 video-unreadable'],
  },
  'video-without-captions': {
    files: {
      'content/fr/case-studies/etude.mdx': caseStudy,
      'content/videos/clip.fr.vtt': captions,
      'content/videos/clip.mp4': media('clip.mp4'),
      'content/videos/clip.webp': media('clip.webp'),
    },
    expect: ['content/fr/case-studies/etude.mdx:16:9 video-without-captions'],
  },
  'video-without-description': {
    files: {
      'content/fr/case-studies/etude.mdx': changed(caseStudy, {
        [`  description: 'On y voit une passerelle entre deux rives, et un mot qui la traverse en changeant de langue.'
`]: '',
      }),
    },
    expect: ['content/fr/case-studies/etude.mdx:16:3 key-missing'],
  },
  'video-without-poster': {
    files: {
      'content/fr/case-studies/etude.mdx': caseStudy,
      'content/videos/clip.en.vtt': captions,
      'content/videos/clip.fr.vtt': captions,
      'content/videos/clip.mp4': media('clip.mp4'),
    },
    expect: ['content/fr/case-studies/etude.mdx:16:9 video-without-poster'],
  },
}
