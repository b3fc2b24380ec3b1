import { expect, test } from 'vitest'
import { isNoDescription } from './pictureNames.ts'

test.each(['IMG_1234', 'Photo 3', 'image', 'PXL_20260131_101112', 'Capture d’écran', 'pont.jpg', 'Marché-Douala'])(
  '"%s" describes nothing',
  (alt) => expect(isNoDescription(alt, '../../images/marche-douala.jpg')).toBe(true),
)

test.each(['Photo d’un pont de bois', 'Image satellite de Douala', 'Un pont', '照片', 'P', 'Marché, Douala'])(
  '"%s" is taken',
  (alt) => expect(isNoDescription(alt, '../../images/marche-douala.jpg')).toBe(false),
)
