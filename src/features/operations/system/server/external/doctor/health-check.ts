import type { Config } from '../../../../../../platform/server/config.ts'
import { type Check, fail } from '../../../rules/checks.ts'
import { maskSecrets } from '../../../rules/secrets.ts'

/** One check of a part of the installation: its name, and its run; an error is a failure in words. */
export type HealthCheck = { name: string; todo: string; run: () => Promise<Check | Check[]> }

const getPassword = (address: string | undefined): string[] => {
  if (!address || !URL.canParse(address)) return []
  const { username, password } = new URL(address)
  return [password, decodeURIComponent(password), username].filter((part) => part !== '')
}

/** Everything among the settings that no one may read, so that no sentence of anyone's carries it. */
export const listSecrets = (config: Config): string[] =>
  [
    config.appSecret,
    config.automationWebhookSecret,
    config.stripe?.secretKey,
    config.stripeWebhookSecret,
    config.twilio?.authToken,
    config.twilio?.accountSid,
    config.languageModel?.apiKey,
    config.backups?.passphrase,
    config.s3.credentials?.secretAccessKey,
    ...[config.databaseUrl, config.databaseDirectUrl, config.smtp?.url, config.automationWebhookUrl].flatMap(
      getPassword,
    ),
  ].filter((secret): secret is string => secret !== undefined && secret.length >= 4)

const explainError = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/**
 * Runs a check, for at most `ms`; one that throws or does not end is a failure with that sentence, and does not affect
 * others.
 */
export const runCheck = async (
  { name, todo, run }: HealthCheck,
  ms: number,
  secrets: readonly string[],
): Promise<Check[]> => {
  const late = Promise.withResolvers<Check>()
  const timer = setTimeout(() => late.resolve(fail(name, `It didn’t finish within ${ms / 1000} s.`, todo)), ms)
  const found = await Promise.race([run(), late.promise]).catch((error: unknown) =>
    fail(name, explainError(error), todo),
  )
  clearTimeout(timer)
  return [found].flat().map((check) => ({ ...check, words: maskSecrets(check.words, secrets) }))
}
