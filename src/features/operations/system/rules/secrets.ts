const mostRead = 2_000

/** Returns the sentence with each secret masked, and the user of each address. */
export const maskSecrets = (text: string, secrets: readonly string[]): string => {
  const masked = secrets
    .filter((secret) => secret.length >= 4)
    .reduce((said, secret) => said.replaceAll(secret, '…'), text.slice(0, mostRead))
  return masked.replace(/:\/\/[^\s/@]*@/g, '://…@')
}

/** Where an address leads, without who signs in there and without what else it carries; null for what is no address. */
export const hidePassword = (address: string): string | null => {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return url.hostname === '' ? null : `${url.hostname}${url.port === '' ? '' : `:${url.port}`}`
}
