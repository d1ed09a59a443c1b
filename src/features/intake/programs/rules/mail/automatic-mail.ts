/** The headers of an email about its sender, in lower case; absent ones are ''. */
export type MailSigns = {
  autoSubmitted: string
  precedence: string
  /** There is a header of a mailing list: List-Id, List-Unsubscribe, List-Post. */
  isList: boolean
  /** X-Autoreply, X-Autorespond, X-Autoresponder, X-Auto-Reply and their kin. */
  isAutoReply: boolean
  /** The envelope has no sender (`Return-Path: <>`). */
  hasNullSender: boolean
  /** The type of the whole, such as multipart/report. */
  contentType: string
}

/** The heads of an email that say nothing of its kind. */
export const noSigns: MailSigns = {
  autoSubmitted: '',
  precedence: '',
  isList: false,
  isAutoReply: false,
  hasNullSender: false,
  contentType: '',
}

/** Emails that no one wrote, and newsletters. */
export const automaticKinds = ['auto_reply', 'bounce', 'newsletter'] as const
export type AutomaticKind = (typeof automaticKinds)[number]

const replySubjectWords = [
  String.raw`auto(?:matic|mated)?[\s:-]{0,3}(?:re(?:ply|sponse)|respuesta)`,
  'auto:',
  'autoreply',
  'out of (?:the )?office',
  'ooo:',
  'i am out of (?:the )?office',
  'away from (?:the )?office',
  'on vacation',
  'vacation (?:reply|response)',
  'thank you for (?:your (?:e-?mail|message|inquiry)|contacting)',
  'we (?:have )?received your (?:e-?mail|message|request)',
  'respuesta autom[aá]tica',
  'fuera de (?:la )?oficina',
  'ausente',
  'mensaje autom[aá]tico',
  '(?:not )?read:',
  'le[ií]do:',
  'accepted:',
  'declined:',
  'tentative:',
  'recall:',
]
const replySubject = new RegExp(String.raw`^(?:${replySubjectWords.join('|')})`, 'i')
const bounceSubjectWords = [
  'undeliver(?:able|ed)',
  'delivery status notification',
  'delivery (?:has )?(?:failed|failure|notification)',
  'mail (?:delivery|system error)',
  'failure notice',
  'returned mail',
  'message (?:not delivered|delivery failure|undeliverable)',
  'non[- ]?delivery',
  'could not deliver',
  'no se (?:puede|pudo) entregar',
  'no entregado',
  'error de entrega',
  'devoluci[oó]n de correo',
  'correo no entregado',
]
const bounceSubject = new RegExp(String.raw`^(?:${bounceSubjectWords.join('|')})`, 'i')
const bounceSender = /^(?:mailer-daemon|postmaster|mail-daemon|bounces?)(?:[+._-][^@]*)?@/i

type MailTraits = {
  signs: MailSigns
  sender: string
  subject: string
  /** A file came along that may be someone’s resume. */
  hasFiles: boolean
}

/**
 * Returns what kind of automatic email this is, or null for one that a person or a job board wrote. Boards send by machine, too: a mark of
 * bulk email says `newsletter` only here, and a caller that finds an applicant in it knows better.
 */
export const findAutomaticKind = ({ signs, sender, subject, hasFiles }: MailTraits): AutomaticKind | null => {
  const report = /^multipart\/report\b/.test(signs.contentType)
  if (report || bounceSender.test(sender) || (bounceSubject.test(subject.trim()) && !hasFiles)) return 'bounce'
  if (/^auto-replied\b/.test(signs.autoSubmitted) || signs.precedence === 'auto_reply') return 'auto_reply'
  if (signs.isAutoReply || (replySubject.test(subject.trim()) && !hasFiles)) return 'auto_reply'
  if (signs.hasNullSender) return hasFiles ? null : 'auto_reply'
  const isBulk = signs.isList || /^(?:bulk|list|junk)$/.test(signs.precedence)
  return isBulk && !hasFiles ? 'newsletter' : null
}
