/** Only handed on to the reader, which has no types of it. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs'
