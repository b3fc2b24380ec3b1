// The readers of documents in archives of XML, fetched with the first of them.
export { countOpenDocument, isOpenDocument } from './openDocument.ts'
export { isPackage } from './openPackage.ts'
export { countOpenXml } from './openXml.ts'
