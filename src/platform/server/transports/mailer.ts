type Mail = {
  to: string
  subject: string
  text: string
  /** The same as `text`, with headings. */
  html?: string | undefined
  /** Where one POST stops such emails (RFC 8058). */
  unsubscribeUrl?: string | undefined
  attachment?: { name: string; text: string } | undefined
  /** Where answers go, and in whose name it leaves; without them the product’s own. */
  replyTo?: string | undefined
  fromName?: string | undefined
}
/**
 * `final`: the server refused this email; otherwise it can be tried again. `mayHaveLeft`: the talk broke off while the
 * email was sent, so that no one knows whether the server took it.
 */
type MailResult = { ok: true } | { ok: false; final: boolean; mayHaveLeft: boolean; reason: string }

/** Sends emails. Never throws: returns the outcome of an email. */
export type Mailer = { send: (mail: Mail) => Promise<MailResult> }
