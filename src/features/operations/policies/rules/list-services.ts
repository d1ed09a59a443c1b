/** The settings that name another company's service, as far as their names and addresses go. */
export type ServiceSettings = {
  textTransport: string
  automationWebhookUrl?: string | undefined
  smtp?: { url: string } | undefined
  files: { kind: string; endpoint?: string | undefined }
  backups?: { to: string; passphrase?: string | undefined } | undefined
  languageModel?: { baseUrl: string } | undefined
  stripe?: { secretKey: string } | undefined
  signInProviders: readonly { id: 'google' | 'microsoft' }[]
  tracesTo?: string | undefined
}

export type Service = { name: string; gets: string }

const getHost = (url: string): string => {
  try {
    return new URL(url).host
  } catch {
    return url
  }
}

const isSet = <T>(value: T | undefined): value is T => value !== undefined && value !== ''

/** Lists the services that this installation is set up with, and what each gets. Services without settings get nothing. */
export const listServices = (settings: ServiceSettings): Service[] => {
  const { textTransport, automationWebhookUrl, smtp, files, backups, languageModel, stripe, tracesTo } = settings
  const texts = 'Phone numbers and texts, to deliver them'
  return [
    ...(textTransport === 'twilio' ? [{ name: 'Twilio', gets: texts }] : []),
    ...(textTransport === 'webhook' && isSet(automationWebhookUrl)
      ? [{ name: getHost(automationWebhookUrl), gets: texts }]
      : []),
    ...(smtp ? [{ name: getHost(smtp.url), gets: 'Email addresses and emails, to deliver them' }] : []),
    ...(files.kind === 's3'
      ? [
          {
            name: isSet(files.endpoint) ? getHost(files.endpoint) : 'Amazon S3',
            gets: 'Resumes, documents, and pictures, to store them',
          },
        ]
      : []),
    ...(backups?.to.startsWith('s3://')
      ? [
          {
            name: backups.to,
            gets: isSet(backups.passphrase) ? 'Encrypted backups of everything' : 'Backups of everything',
          },
        ]
      : []),
    ...(languageModel
      ? [
          {
            name: getHost(languageModel.baseUrl),
            gets: 'Where an Admin turned it on: lines of resumes and replies, without phone numbers, email addresses, street addresses, and profiles',
          },
        ]
      : []),
    ...(stripe ? [{ name: 'Stripe', gets: 'Invoices of clinics. Nothing about candidates' }] : []),
    ...settings.signInProviders.map(({ id }) => ({
      name: id === 'google' ? 'Google' : 'Microsoft',
      gets: 'Email addresses of staff who sign in with it',
    })),
    ...(isSet(tracesTo)
      ? [{ name: getHost(tracesTo), gets: 'Times and kinds of calls. Nothing about candidates' }]
      : []),
    { name: 'Browser makers', gets: 'Encrypted notifications of staff who turned them on' },
  ]
}
