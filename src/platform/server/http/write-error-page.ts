import { escapeHtml } from '../../../rules/words/escape-html.ts'
import { writePlainPage } from '../../../rules/words/write-plain-page.ts'

/** Writes the page for an address that can't be opened: why, and a way on. */
export const writeErrorPage = ({ code, message }: { code: string; message: string }): string =>
  writePlainPage(
    'This page can’t be opened',
    `<p>${escapeHtml(message)}</p><p>${
      code === 'signed-out' ? '<a href="/login">Sign In</a>' : '<a href="/">Open the Dashboard</a>'
    }</p>`,
  )
