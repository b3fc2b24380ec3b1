import type { ServerResponse } from 'node:http'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Fault } from './faults.ts'
import { InboxPage } from './InboxPage.tsx'
import type { ReceivedMessage } from './message.ts'
import { NoticePage } from './NoticePage.tsx'
import { readPageStyle } from './pageStyle.ts'

/** Shows what has been received. */
export function sendInbox(
  response: ServerResponse,
  messages: readonly ReceivedMessage[],
  fault: Fault | null,
  host: string,
): void {
  send(response, 200, <InboxPage messages={messages} fault={fault} host={host} style={readPageStyle()} />)
}

/** Shows one sentence to a browser that posted a form by itself. */
export function sendNotice(response: ServerResponse, status: number, message: string): void {
  send(response, status, <NoticePage message={message} style={readPageStyle()} />)
}

function send(response: ServerResponse, status: number, page: ReactElement): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    // Nothing that somebody sends could run or load anything here, even if it were not escaped.
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  })
  response.end(`<!doctype html>${renderToStaticMarkup(page)}`)
}
