import { media, inArticle, inBody, inFile, inFiles, type Mistake } from './mistake.ts'

/** Pictures that are missing, unreadable or unsafe, or that say nothing. */
export const pictures: Readonly<Record<string, Mistake>> = {
  ...inFiles({
    'picture-moving': ['content/images/photo.webp', media('photo.webp'), '1:1 picture-moving'],
    'picture-of-too-many-pixels': ['content/images/photo.png', media('photo.png'), '1:1 picture-unreadable'],
    'svg-script': [
      'content/images/script.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9">
  <script>alert(1)</script>
</svg>
`,
      '2:3 svg-unsafe',
    ],
  }),

  ...inArticle({
    'image-not-there': [{ 'image: ../../images/bridge.svg': 'image: ../../images/brigde.svg' }, '9:8 picture-missing'],
    'image-outside': [{ 'image: ../../images/bridge.svg': 'image: /home/me/bridge.svg' }, '9:8 value-form'],
  }),
  'picture-beside-text': {
    article: {
      'image: ../../images/bridge.svg': 'image: photo.jpg',
      'Un paragraphe,': '![Une passerelle en bois](photo.jpg)\n\nUn paragraphe,',
    },
    files: {
      'content/en/articles/mots.mdx': { 'image: ../../images/bridge.svg': 'image: ../../fr/articles/photo.jpg' },
      'content/fr/articles/photo.jpg': media('photo.jpg'),
    },
    expect: ['content/fr/articles/photo.jpg:1:1 warning: file-misplaced'],
  },
  'picture-described-by-its-file-name': {
    article: {
      "imageAlt: 'L’arc d’une passerelle, dessiné d’un trait.'": "imageAlt: 'bridge_final.svg'",
      'Un paragraphe,':
        '![IMG_1234](../../images/photo.jpg)\n\n![photo.jpg](../../images/photo.jpg)\n\n![Bridge](../../images/bridge.svg)\n\nUn paragraphe,',
    },
    files: { 'content/images/photo.jpg': media('photo.jpg') },
    expect: [
      '10:11 picture-not-described',
      '13:1 picture-not-described',
      '15:1 picture-not-described',
      '17:1 picture-not-described',
    ],
  },
  'picture-name': {
    article: {
      'Un paragraphe,':
        '![Une passerelle en bois](../../images/IMG_1234.JPG)\n\n![Deux rives](../../images/Logo.SVG)\n\nUn paragraphe,',
    },
    files: {
      'content/images/IMG_1234.JPG': media('photo.jpg'),
      'content/images/Logo.SVG': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><rect width="40" height="40" fill="#123"/></svg>
`,
    },
    expect: ['content/images/IMG_1234.JPG:1:1 picture-missing', 'content/images/Logo.SVG:1:1 picture-missing'],
  },
  'picture-with-place': {
    article: {
      'image: ../../images/bridge.svg': 'image: ../../images/photo.jpg',
      'Un paragraphe,': '![Une passerelle en bois](../../images/photo.jpg)\n\nUn paragraphe,',
    },
    files: { 'content/images/photo.jpg': media('picture-with-place.jpg') },
    expect: ['content/images/photo.jpg:1:1 warning: picture-with-place'],
  },
  ...inBody({
    'picture-by-reference': ['![Une passerelle][1]\n\n[1]: ../../images/bridge.svg', '13:1 picture-missing'],
    'picture-without-description': ['![](../../images/bridge.svg)', '13:1 picture-not-described'],
  }),
  ...inFile('content/images/photo.jpg', {
    'picture-damaged': [media('picture-damaged.jpg'), '1:1 picture-unreadable'],
    'picture-shown-nowhere': [media('photo.jpg'), '1:1 warning: picture-unused'],
  }),
  ...inFile('content/images/drawing.svg', {
    'svg-undrawable': [
      '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" viewBox="0 0 0 0"/>\n',
      '1:1 picture-unreadable',
    ],
  }),
}
