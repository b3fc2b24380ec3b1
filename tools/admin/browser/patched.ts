// What the patches in bundle.ts have the package call.
export { documentNameOf } from '../../content/slug.ts'
export { keepUntouched, noteRead } from './richText.ts'
