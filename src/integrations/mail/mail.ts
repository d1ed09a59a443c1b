import { createTransport } from 'nodemailer'
import type { Mailer } from '../../platform/server/mailer.ts'

const codeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : 0

/** Sends mails through an SMTP server. Never throws: says what became of a mail. */
export const openMail = ({ url, from }: { url: string; from: string }): Mailer => ({
  send: async ({ to, subject, text, attachment }) => {
    const transport = createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    try {
      const attachments = attachment
        ? [{ filename: attachment.name, content: attachment.text, contentType: 'text/csv; charset=utf-8' }]
        : []
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, attachments })
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
