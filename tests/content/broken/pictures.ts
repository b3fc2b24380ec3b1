import { media, type Mistake } from './mistake.ts'

/** Pictures that are missing, unreadable or unsafe, or that say nothing. */
export const pictures: Readonly<Record<string, Mistake>> = {
  'html-picture': {
    body: `Avant.

<img src="pont.jpg">

Après, [un lien](/contcat).`,
    expect: ['15:1 html-tag', '17:8 link-dead'],
  },
  'image-not-there': {
    article: { 'image: ../../images/bridge.svg': 'image: ../../images/brigde.svg' },
    expect: ['9:8 picture-missing'],
  },
  'image-out-of-folder': {
    article: { 'image: ../../images/bridge.svg': 'image: ../../images/../../public/icon.png' },
    expect: ['9:8 picture-elsewhere'],
  },
  'image-outside': {
    article: { 'image: ../../images/bridge.svg': 'image: /home/me/bridge.svg' },
    expect: ['9:8 value-no-picture'],
  },
  'picture-addressed-as-if-beside-text': {
    article: {
      'Un paragraphe, avec un [lien](/contact).':
        '![Une passerelle en bois](photo.jpg)\n\nUn paragraphe, avec un [lien](/contact).',
    },
    files: { 'content/images/photo.jpg': media('photo.jpg') },
    expect: ['13:1 picture-address-wrong'],
  },
  'picture-addressed-with-backslashes': {
    article: { 'image: ../../images/bridge.svg': 'image: ..\\..\\images\\photo.jpg' },
    files: { 'content/images/photo.jpg': media('photo.jpg') },
    expect: ['9:8 picture-address-wrong'],
  },
  'picture-beside-each-text': {
    article: { 'image: ../../images/bridge.svg': 'image: photo.jpg' },
    files: {
      'content/en/articles/mots.mdx': { 'image: ../../images/bridge.svg': 'image: photo.jpg' },
      'content/en/articles/photo.jpg': media('photo.jpg'),
      'content/fr/articles/photo.jpg': media('photo.jpg'),
    },
    expect: [
      'content/en/articles/photo.jpg:1:1 warning: picture-beside-text',
      'content/fr/articles/photo.jpg:1:1 warning: picture-beside-text',
    ],
  },
  'picture-beside-text': {
    article: {
      'image: ../../images/bridge.svg': 'image: photo.jpg',
      '---\n\n': `---

![Une passerelle en bois](photo.jpg)

`,
    },
    files: {
      'content/en/articles/mots.mdx': { 'image: ../../images/bridge.svg': 'image: ../../fr/articles/photo.jpg' },
      'content/fr/articles/photo.jpg': media('photo.jpg'),
    },
    expect: ['content/fr/articles/photo.jpg:1:1 warning: picture-beside-text'],
  },
  'picture-by-reference': {
    body: `![Une passerelle][1]

[1]: ../../images/bridge.svg

## Une partie`,
    expect: ['13:1 picture-by-reference'],
  },
  'picture-damaged': {
    files: { 'content/images/photo.jpg': media('picture-damaged.jpg') },
    expect: ['content/images/photo.jpg:1:1 picture-unreadable'],
  },
  'picture-described-by-its-file-name': {
    article: {
      "imageAlt: 'L’arc d’une passerelle, dessiné d’un trait.'": "imageAlt: 'bridge_final.svg'",
      '---\n\n': `---

![IMG_1234](../../images/photo.jpg)

![photo.jpg](../../images/photo.jpg)

![Bridge](../../images/bridge.svg)

`,
    },
    files: { 'content/images/photo.jpg': media('photo.jpg') },
    expect: [
      '10:11 picture-not-described',
      '13:1 picture-not-described',
      '15:1 picture-not-described',
      '17:1 picture-not-described',
    ],
  },
  'picture-elsewhere': {
    body: '![Une passerelle](https://example.com/bridge.svg)\n\n## Une partie',
    expect: ['13:1 picture-elsewhere'],
  },
  'picture-heic-named-jpg': {
    article: {
      'Un paragraphe, avec un [lien](/contact).': `![Une passerelle en bois](../../images/photo.jpg)

Un paragraphe, avec un [lien](/contact).`,
    },
    files: { 'content/images/photo.jpg': media('picture-heic-named-jpg.jpg') },
    expect: ['content/images/photo.jpg:1:1 picture-unreadable'],
  },
  'picture-moving': {
    files: { 'content/images/photo.webp': media('photo.webp') },
    expect: ['content/images/photo.webp:1:1 picture-moving'],
  },
  'picture-name': {
    article: {
      'Un paragraphe, avec un [lien](/contact).': `![Une passerelle en bois](../../images/IMG_1234.JPG)

![Deux rives](../../images/Logo.SVG)

Un paragraphe, avec un [lien](/contact).`,
    },
    files: {
      'content/images/IMG_1234.JPG': media('photo.jpg'),
      'content/images/Logo.SVG': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><rect width="40" height="40" fill="#123"/></svg>
`,
    },
    expect: ['content/images/IMG_1234.JPG:1:1 picture-name-unfit', 'content/images/Logo.SVG:1:1 picture-name-unfit'],
  },
  'picture-name-only-in-text': {
    article: {
      'image: ../../images/bridge.svg': 'image: ../../images/IMG_1234.JPG',
      '---\n\n': `---

![Une passerelle en bois](<../../images/mon image.jpg>)

![Un marché](Mon marché.jpg "Douala")

`,
    },
    expect: ['9:8 picture-name-unfit', '13:1 picture-name-unfit', '15:1 link-unread'],
  },
  'picture-name-with-spaces': {
    article: {
      'Un paragraphe, avec un [lien](/contact).': `![Une passerelle en bois](<../../images/mon image.jpg>)

![Un marché](ma photo.jpg)

![Un marché](march%C3%A9.jpg)

Un paragraphe, avec un [lien](/contact).`,
    },
    files: {
      'content/fr/articles/marché.jpg': media('photo.jpg'),
      'content/images/ma photo.jpg': media('ma-photo.jpg'),
      'content/images/mon image.jpg': media('photo.jpg'),
    },
    expect: [
      'content/fr/articles/marché.jpg:1:1 picture-name-unfit',
      '15:1 link-unread',
      'content/images/ma photo.jpg:1:1 picture-name-unfit',
      'content/images/mon image.jpg:1:1 picture-name-unfit',
    ],
  },
  'picture-narrow': {
    article: {
      'image: ../../images/bridge.svg': 'image: ../../images/photo.jpg',
      '---\n\n': `---

![Une passerelle en bois](../../images/photo.jpg)

`,
    },
    files: { 'content/images/photo.jpg': media('picture-narrow.jpg') },
    expect: ['9:8 warning: picture-narrow', '13:1 warning: picture-narrow'],
  },
  'picture-not-there': {
    body: '![Une passerelle](../../images/brigde.svg)\n\n## Une partie',
    expect: ['13:1 picture-missing'],
  },
  'picture-of-too-many-pixels': {
    files: { 'content/images/photo.png': media('photo.png') },
    expect: ['content/images/photo.png:1:1 picture-too-large'],
  },
  'picture-shown-nowhere': {
    files: { 'content/images/photo.jpg': media('photo.jpg') },
    expect: ['content/images/photo.jpg:1:1 warning: picture-unused'],
  },
  'picture-unreadable': {
    files: { 'content/images/broken.png': media('broken.png') },
    expect: ['content/images/broken.png:1:1 picture-unreadable'],
  },
  'picture-with-apostrophe-in-caption': {
    body: "![Un pont de pierre](../../images/bridge.svg 'L'arc')",
    expect: ['13:1 link-unread'],
  },
  'picture-with-curly-quote-in-caption': {
    body: '![Un pont de pierre](../../images/bridge.svg "L’arc”)',
    expect: ['13:1 link-unread'],
  },
  'picture-with-place': {
    article: {
      'image: ../../images/bridge.svg': 'image: ../../images/photo.jpg',
      '---\n\n': `---

![Une passerelle en bois](../../images/photo.jpg)

`,
    },
    files: { 'content/images/photo.jpg': media('picture-with-place.jpg') },
    expect: ['content/images/photo.jpg:1:1 warning: picture-with-place'],
  },
  'picture-with-space-in-name': {
    body: '![Un pont de pierre](../../images/le pont.svg)',
    expect: ['13:1 link-unread'],
  },
  'picture-without-description': {
    body: '![](../../images/bridge.svg)\n\n## Une partie',
    expect: ['13:1 picture-not-described'],
  },
  'svg-ampersand': {
    files: {
      'content/images/drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9">
  <title>Léa & Max</title>
</svg>
`,
    },
    expect: ['content/images/drawing.svg:3:7 svg-malformed'],
  },
  'svg-document-type': {
    files: {
      'content/images/type.svg': '<!DOCTYPE svg>\n<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>\n',
    },
    expect: ['content/images/type.svg:1:1 svg-malformed'],
  },
  'svg-element': {
    files: {
      'content/images/drawing.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9">\n  <flowRoot/>\n</svg>\n',
    },
    expect: ['content/images/drawing.svg:2:3 svg-element-unknown'],
  },
  'svg-event-handler': {
    files: {
      'content/images/handler.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9" onload="alert(1)"/>\n',
    },
    expect: ['content/images/handler.svg:1:63 svg-unsafe'],
  },
  'svg-instruction': {
    files: {
      'content/images/drawing.svg': `<?xml-stylesheet href="style.css"?>
<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>
`,
    },
    expect: ['content/images/drawing.svg:1:1 svg-unsafe'],
  },
  'svg-link': {
    files: {
      'content/images/link.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><image href="https://example.com/x.png"/></svg>
`,
    },
    expect: ['content/images/link.svg:1:70 svg-unsafe'],
  },
  'svg-not-utf-8': {
    files: {
      'content/images/drawing.svg': Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><title>Été</title></svg>\n',
        'latin1',
      ),
    },
    expect: ['content/images/drawing.svg:1:1 svg-not-utf-8'],
  },
  'svg-script': {
    files: {
      'content/images/script.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9">
  <script>alert(1)</script>
</svg>
`,
    },
    expect: ['content/images/script.svg:2:3 svg-element-unknown'],
  },
  'svg-style': {
    files: {
      'content/images/style.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><style>@import "https://example.com/x.css";</style></svg>
`,
    },
    expect: ['content/images/style.svg:1:70 svg-unsafe'],
  },
  'svg-undrawable': {
    files: {
      'content/images/drawing.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" viewBox="0 0 0 0"/>\n',
    },
    expect: ['content/images/drawing.svg:1:1 svg-undrawable'],
  },
}
