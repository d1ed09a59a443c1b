import { expect, test } from 'vitest'
import { listServices, type ServiceSettings } from './list-services.ts'

const bare: ServiceSettings = { textTransport: 'simulator', files: { kind: 'disk' }, signInProviders: [] }
const names = (settings: Partial<ServiceSettings>) => listServices({ ...bare, ...settings }).map(({ name }) => name)

test('names the services that are set up, by host, and no others', () => {
  expect(names({})).toEqual(['Browser makers'])
  expect(
    names({
      textTransport: 'twilio',
      automationWebhookUrl: 'https://hooks.example/texts',
      smtp: { url: 'smtps://user:secret@mail.example:465' },
      files: { kind: 's3', endpoint: 'https://store.example' },
      backups: { to: 's3://our-backups/prefix', passphrase: 'quiet otter' },
      languageModel: { baseUrl: 'https://models.example/v1' },
      stripe: { secretKey: 'sk_secret' },
      signInProviders: [{ id: 'google' }],
      tracesTo: 'https://traces.example:4318',
    }),
  ).toEqual([
    'Twilio',
    'mail.example:465',
    'store.example',
    's3://our-backups/prefix',
    'models.example',
    'Stripe',
    'Google',
    'traces.example:4318',
    'Browser makers',
  ])
  expect(names({ textTransport: 'webhook', automationWebhookUrl: 'https://hooks.example/texts' })).toContain(
    'hooks.example',
  )
})

test('a secret of a setting is never named', () => {
  const said = JSON.stringify(
    listServices({
      ...bare,
      smtp: { url: 'smtps://user:secret@mail.example' },
      backups: { to: 's3://b', passphrase: 'otter' },
    }),
  )
  expect(said).not.toMatch(/secret|otter|user/)
  expect(said).toContain('Encrypted backups')
})
