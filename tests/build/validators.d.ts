// Two modules without types: what the tests use of them.

declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(extracted: unknown): Promise<Array<{ readonly issueMessage: string; readonly severity: string }>>
  }
}

declare module '@marbec/web-auto-extractor' {
  interface Extracted {
    readonly errors: readonly unknown[]
    readonly jsonld: Readonly<Record<string, readonly unknown[]>>
  }

  export default class WebAutoExtractor {
    constructor(options: { readonly addLocation: boolean; readonly embedSource: readonly string[] })
    parse(html: string): Extracted
  }
}
