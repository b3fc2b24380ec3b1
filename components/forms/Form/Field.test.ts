import { expectTypeOf, test } from 'vitest'
import type { FieldName } from './Field.tsx'

test('a field can’t have a name that the message uses itself', () => {
  expectTypeOf<FieldName<'reference' | 'attachment2' | '_subject'>>().toBeNever()
  expectTypeOf<FieldName<'project'>>().toEqualTypeOf<'project'>()
})
