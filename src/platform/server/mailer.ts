type Mail = {
  to: string
  subject: string
  text: string
  attachment?: { name: string; text: string } | undefined
}
/** `final`: the server said no to this mail; otherwise it can be tried again. */
type MailResult = { ok: true } | { ok: false; final: boolean; reason: string }

/** Sends mails. Never throws: says what became of a mail. */
export type Mailer = { send: (mail: Mail) => Promise<MailResult> }
