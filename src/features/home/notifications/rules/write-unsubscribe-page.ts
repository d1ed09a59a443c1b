import { escapeHtml } from '../../../../rules/words/escape-html.ts'
import { writePlainPage } from '../../../../rules/words/write-plain-page.ts'

const settings = '<a href="/settings?tab=notifications">Settings, Notifications</a>'

/** The page that asks first: programs that check emails open their links. It is the same for every link, known or not. */
export const askPage: string = writePlainPage(
  'Stop these emails?',
  `<p>You will not get this kind of email again. You can turn it back on in ${settings}.</p>
<form method="post"><button type="submit">Stop These Emails</button></form>`,
)

/** Writes the page after that press. `about` names what the emails were about. */
export const writeStoppedPage = (about: string): string =>
  writePlainPage(
    'These emails are off',
    `<p>You will not get emails about ${escapeHtml(about)}.</p><p>Turn them back on in ${settings}.</p>`,
  )

/** The page for a link that has expired or is not ours, the same for each. */
export const unknownLinkPage: string = writePlainPage(
  'This link does not work',
  `<p>It may have expired. Sign in and choose your emails in ${settings}.</p>`,
)

/** Writes the page for a press that was refused or failed: the emails still come. */
export const writeFailedPage = (why: string): string =>
  writePlainPage('The emails weren’t stopped', `<p>${escapeHtml(why)}</p>`)
