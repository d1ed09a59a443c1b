import { type Mailbox, toOneLine } from './mailbox.ts'
import type { AttachedMail } from './read-applicant.ts'

/** Why a file of an email is not kept. */
export type LeftOut = { name: string; why: 'empty' | 'program' | 'virus' | 'picture' }

type MailContent = {
  from: Mailbox | null
  replyTo: Mailbox | null
  subject: string
  text: string
  attached: readonly AttachedMail[]
  files: readonly string[]
  leftOut: readonly LeftOut[]
  filesLeftOut: number
}

const reasons: Record<Exclude<LeftOut['why'], 'picture'>, string> = {
  empty: 'the file was empty',
  program: 'not kept: it is a program or a script',
  virus: 'not kept: the virus scanner found something in it',
}

const boxLine = (label: string, box: Mailbox | null): string[] =>
  box === null
    ? []
    : [`${label}: ${toOneLine([box.name, box.address && `<${box.address}>`].filter(Boolean).join(' '), 500)}`]

const formatAttachedMail = ({ from, subject, text }: AttachedMail): string =>
  [
    '---------- Attached email ----------',
    ...boxLine('From', from),
    `Subject: ${toOneLine(subject, 500)}`,
    '',
    text.trim(),
  ].join('\n')

/** Returns a sentence for each file that came and is not kept; pictures of a signature are no files to anyone. */
export const describeLeftOut = (leftOut: readonly LeftOut[], more: number): string[] => [
  ...leftOut.flatMap(({ name, why }) =>
    why === 'picture' ? [] : [`${toOneLine(name, 150) || 'A file'}: ${reasons[why]}.`],
  ),
  ...(more > 0 ? [`${more} more files were not kept: we keep 20.`] : []),
]

/** Returns all words of an email, those of attached emails too, and which files came with it, as one text to keep. */
export const composeMailDocument = (mail: MailContent): string => {
  const { from, replyTo, subject, text, attached, files, leftOut, filesLeftOut } = mail
  const left = describeLeftOut(leftOut, filesLeftOut)
  return [
    ...boxLine('From', from),
    ...boxLine('Reply-To', replyTo),
    `Subject: ${toOneLine(subject, 500)}`,
    ...(files.length > 0 ? [`Files: ${files.map((name) => toOneLine(name, 150)).join(', ')}`] : []),
    ...left,
    '',
    text.trim(),
    ...attached.flatMap((one) => ['', formatAttachedMail(one)]),
  ]
    .join('\n')
    .replaceAll('\0', '')
    .toWellFormed()
}
