import { Code } from '@mantine/core'
import { OneTimeSecret } from '../../../../ui/one-time-secret.tsx'

/** The signing secret, and how a receiver checks it. */
export const SecretOnce = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <OneTimeSecret
    says="Copy the signing secret now: it is shown only once."
    label="Signing secret"
    value={secret}
    note={
      <>
        Every call carries <Code>Reinforce-Signature: t=…,v1=…</Code>, where v1 is the hex HMAC-SHA256 of{' '}
        <Code>t.body</Code> with this secret. Refuse calls whose t (seconds) is old, and those whose{' '}
        <Code>Reinforce-Delivery</Code> you know already.
      </>
    }
    copy="Copy Secret"
    onClose={onClose}
  />
)
