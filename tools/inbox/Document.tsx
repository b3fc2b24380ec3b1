import type { ReactNode } from 'react'

interface DocumentProps {
  readonly title: string
  readonly style: string
  readonly children: ReactNode
}

/** A whole page of the inbox: for makers, in English, without script. */
export function Document({ title, style, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <div className="deck" />
        {children}
      </body>
    </html>
  )
}
