import { Document } from './Document.tsx'

/** What a browser shows that posted a form by itself, where the form names no page to go on to. */
export function NoticePage({ message, style }: { message: string; style: string }) {
  return (
    <Document title="Forms" style={style}>
      <main className="notice">
        <h1>Forms</h1>
        <p>{message}</p>
      </main>
    </Document>
  )
}
