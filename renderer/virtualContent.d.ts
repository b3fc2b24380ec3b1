declare module 'virtual:content' {
  const content: import('./contentSource.ts').ContentSource
  export default content
}
