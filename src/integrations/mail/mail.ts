import { createTransport } from 'nodemailer'
import type { Mailer } from '../../platform/server/transports/mailer.ts'

const getResponseCode = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : 0

const deaf = () => undefined

/** Listens to the talk with the server: before the word DATA nothing of an email can have left. */
const listen = () => {
  const heard = { data: false }
  const debug = (entry: { tnx?: string }, said: unknown) => {
    if (entry.tnx === 'client' && said === 'DATA') heard.data = true
  }
  return { heard, logger: { trace: deaf, debug, info: deaf, warn: deaf, error: deaf, fatal: deaf } }
}

/** The product's address with another name before it. */
const formatSender = (name: string | undefined, from: string) =>
  name ? { name: name.replace(/\s+/g, ' '), address: /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from } : from

/** The headers by which an email program offers to stop such emails with one press (RFC 2369, RFC 8058). */
const listUnsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Sends emails through an SMTP server. Never throws: returns the outcome of an email. */
export const openMail = ({ url, from }: { url: string; from: string }): Mailer => ({
  send: async ({ to, subject, text, html, unsubscribeUrl, attachment, replyTo, fromName }) => {
    const { heard, logger } = listen()
    const transport = createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      logger,
      transactionLog: true,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    try {
      const attachments = attachment
        ? [{ filename: attachment.name, content: attachment.text, contentType: 'text/csv; charset=utf-8' }]
        : []
      await transport.sendMail({
        from: formatSender(fromName, from),
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        text,
        ...(html ? { html } : {}),
        headers: unsubscribeUrl ? listUnsubscribeHeaders(unsubscribeUrl) : {},
        attachments,
      })
      return { ok: true }
    } catch (error) {
      const code = getResponseCode(error)
      const mayHaveLeft = code === 0 && heard.data
      const silence = mayHaveLeft ? 'The email server didn’t finish its answer.' : 'Couldn’t reach the email server.'
      return {
        ok: false,
        final: code >= 500 && code < 600,
        mayHaveLeft,
        reason: code ? `The email server answered ${code}.` : silence,
      }
    } finally {
      transport.close()
    }
  },
})
