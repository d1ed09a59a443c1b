import { createTransport } from 'nodemailer'

export type Mail = { to: string; subject: string; text: string }
/** `final`: the server said no to this mail; otherwise it can be tried again. */
export type MailResult = { ok: true } | { ok: false; final: boolean; reason: string }

const codeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : 0

/** Sends mails through an SMTP server. Never throws: says what became of a mail. */
export const openMail = ({ url, from }: { url: string; from: string }) => ({
  send: async ({ to, subject, text }: Mail): Promise<MailResult> => {
    const transport = createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    try {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
      return { ok: true }
    } catch (error) {
      const code = codeOf(error)
      return {
        ok: false,
        final: code >= 500 && code < 600,
        reason: code ? `The mail server answered ${code}.` : 'The mail server could not be reached.',
      }
    } finally {
      transport.close()
    }
  },
})
