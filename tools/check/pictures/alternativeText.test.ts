import { expect, test } from 'vitest'
import { describeAlternative } from './pictureNames.ts'

test.each(['IMG_1234', 'photo', 'Photo 3', 'image', 'DSC00012', 'PXL_20260131_101112', 'Capture d’écran', 'pont.jpg'])(
  '"%s" describes nothing',
  (alt) => {
    expect(describeAlternative(alt, '../../images/x.jpg')).toEqual({
      rule: 'picture-not-described',
      message: expect.stringContaining(alt),
    })
  },
)

test('the name of the file may be a description, though hardly', () => {
  expect(describeAlternative('Marché, Douala', '../../images/marche-douala.jpg')?.severity).toBe('warning')
})

test.each(['Photo d’un pont de bois', 'Image satellite de Douala', 'Un pont', '照片', 'P'])('"%s" is taken', (alt) => {
  expect(describeAlternative(alt, '../../images/x.jpg')).toBeUndefined()
})
