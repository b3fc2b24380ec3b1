/** What is used of it; its own types are in a package of their own. https://www.papaparse.com/docs */
declare module 'papaparse' {
  interface Papa {
    /** @param options.delimiter guessed if it is empty */
    parse(source: string, options: { delimiter: string; skipEmptyLines: boolean }): { readonly data: string[][] }
  }
  const papa: Papa
  export default papa
}
