import { Code } from '@mantine/core'
import { OneTimeSecret } from '../../../../ui/one-time-secret.tsx'

/** The signing secret, and how a receiver checks it. */
export const SecretOnce = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <OneTimeSecret
    says="Copy the signing secret now. It won’t appear again."
    label="Signing secret"
    value={secret}
    note={
      <>
        Every call has the header <Code>Reinforce-Signature: t=…,v1=…</Code>, where v1 is the hex HMAC-SHA256 of{' '}
        <Code>t.body</Code> with this secret. Refuse calls whose t (seconds) is old, and those whose{' '}
        <Code>Reinforce-Delivery</Code> you have already seen.
      </>
    }
    copy="Copy Secret"
    onClose={onClose}
  />
)
