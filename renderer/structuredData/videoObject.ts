import type { VideoObject } from 'schema-dts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { localizePath } from '../addresses.ts'
import type { Entry } from '../entry.ts'
import { agencyReference } from './agency.ts'

/** The video of a case study, where it has one. */
export function videoObject({ path, locale, frontmatter, video }: Entry<'case-studies'>): VideoObject[] {
  if (!video || !frontmatter.video) return []
  const { title, description, date } = frontmatter.video
  const url = absoluteUrl(localizePath(path, locale))
  return [
    {
      '@type': 'VideoObject',
      '@id': `${url}#video`,
      mainEntityOfPage: url,
      name: title,
      description,
      thumbnailUrl: absoluteUrl(video.poster.src),
      contentUrl: absoluteUrl(video.src),
      encodingFormat: 'video/mp4',
      // A day has no time; search engines ask for one, with its zone.
      uploadDate: `${date}T00:00:00Z`,
      duration: `PT${video.duration}S`,
      width: `${video.width}px`,
      height: `${video.height}px`,
      inLanguage: locale,
      publisher: agencyReference(),
    },
  ]
}
