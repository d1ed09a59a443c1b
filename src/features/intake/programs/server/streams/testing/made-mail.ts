import { createMail } from '../../../../../../integrations/inbound-mail/testing/create-mail.ts'

/** What has to become of an email: someone lands, it waits (and proposes no one wrong), or it is put aside. */
type ExpectedResult = { lands: [name: string, address: string] } | { waits: string | null } | { aside: string }
export type LabelledMail = { about: string; raw: (to: string) => Buffer; expected: ExpectedResult; words: string[] }

export const boss = 'Dana Director <dana@clinic.test>'

type MailInput = {
  headers?: Record<string, string>
  text?: string
  html?: string
  parts?: Parameters<typeof createMail>[0]['parts']
}
let number = 0

/** A raw email; a page of words stands for the plain ones. */
export const writeMail =
  ({ headers = {}, text = '', html, parts = [] }: MailInput) =>
  (to: string): Buffer => {
    number += 1
    const all = { To: to, 'Message-ID': `<forty-${number}@mail.test>`, ...headers }
    if (html === undefined) return createMail({ headers: all, text, parts })
    const lines = Object.entries(all).map((each) => each.join(': '))
    return Buffer.from([...lines, 'MIME-Version: 1.0', 'Content-Type: text/html; charset=utf-8', '', html].join('\r\n'))
  }
export const createInnerMail = (from: string, text: string, parts: MailInput['parts'] = []) =>
  createMail({ headers: { From: from, To: 'dana@clinic.test', Subject: 'My application' }, text, parts })
export const createAttachment = (body: Buffer, name = 'Application.eml', type = 'message/rfc822') => ({
  type,
  name,
  body,
})
