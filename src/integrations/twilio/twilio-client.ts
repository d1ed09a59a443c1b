import twilio from 'twilio'

export type TwilioSettings = { accountSid: string; authToken: string; apiBase?: string | undefined }

export const ownBase = 'https://api.twilio.com'

/** Opens Twilio's own client; `apiBase` points it at a fake server. It never repeats a call by itself. */
export const openTwilio = ({ accountSid, authToken, apiBase }: TwilioSettings, waits = 15_000) => {
  const httpClient = new twilio.RequestClient({ timeout: waits, keepAlive: false })
  const base = (apiBase ?? ownBase).replace(/\/$/, '')
  httpClient.axios.interceptors.request.use((request) => ({
    ...request,
    url: (request.url ?? '').replace(ownBase, base),
    timeout: waits,
  }))
  return twilio(accountSid, authToken, { httpClient, userAgentExtensions: ['reinforce'] })
}

/** Whether a call carries Twilio's signature for this address and these fields; compared in constant time. */
export const isFromTwilio = (
  authToken: string,
  call: { signature: string | undefined; url: string; fields: Record<string, string> },
) => call.signature !== undefined && twilio.validateRequest(authToken, call.signature, call.url, call.fields)
