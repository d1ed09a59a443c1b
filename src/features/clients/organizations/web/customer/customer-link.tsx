import { Anchor, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../../ui/lazy.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'

const LinkForm = lazyBody(async () => (await import('./link-form.tsx')).LinkForm)

/** Which customer an organization is; anyone who enters money links it. */
export const CustomerLink = ({ id, customer }: { id: string; customer: string | null }) => {
  const [open, setOpen] = useState(false)
  const mayLink = useCan('money:edit')
  return (
    <div>
      <Text size="sm" c="dimmed">
        Customer
      </Text>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {customer ?? 'Not linked to payments'}
      </Text>
      {mayLink ? (
        <>
          <Anchor component="button" type="button" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {customer ? 'Change Customer' : 'Link Customer'}
          </Anchor>
          <Dialog opened={open} onClose={() => setOpen(false)} title="Customer at payments" size="lg">
            {open ? <LinkForm id={id} customer={customer} onClose={() => setOpen(false)} /> : null}
          </Dialog>
        </>
      ) : null}
    </div>
  )
}
