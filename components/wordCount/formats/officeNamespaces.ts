import type { Namespaces } from './xml.ts'

const TRANSITIONAL = 'http://schemas.openxmlformats.org'
const STRICT = 'http://purl.oclc.org/ooxml'

/** The namespaces of Office Open XML, in its older form and the strict one. */
export const officeNamespaces: Namespaces = {
  ...both('wordprocessingml', '2006/main', 'w'),
  ...both('presentationml', '2006/main', 'p'),
  ...both('spreadsheetml', '2006/main', 'x'),
  ...both('drawingml', '2006/main', 'a'),
  ...both('drawingml', '2006/chart', 'c'),
  ...both('drawingml', '2006/diagram', 'dgm'),
  ...both('drawingml', '2006/spreadsheetDrawing', 'xdr'),
  ...both('drawingml', '2006/wordprocessingDrawing', 'wp'),
  ...both('officeDocument', '2006/relationships', 'r'),
  [`${TRANSITIONAL}/markup-compatibility/2006`]: 'mc',
  'http://schemas.microsoft.com/office/drawing/2014/chartex': 'cx',
  'urn:schemas-microsoft-com:vml': 'v',
  'http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments': 'tc',
  'http://schemas.microsoft.com/office/powerpoint/2018/8/main': 'p188',
}

function both(language: string, name: string, prefix: string): Namespaces {
  return {
    [`${TRANSITIONAL}/${language}/${name}`]: prefix,
    [`${STRICT}/${language}/${name.replace('2006/', '')}`]: prefix,
  }
}

/** Reports whether a property that is present is switched on. */
export function isOn(value: string | undefined): boolean {
  return !/^(?:0|false|off)$/.test(value ?? '')
}
