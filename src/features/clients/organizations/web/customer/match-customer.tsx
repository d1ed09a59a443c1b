import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'

const MatchDialog = lazyComponent(async () => (await import('./match-dialog.tsx')).MatchDialog)

/** *Match* beside a customer that no organization is linked to; for those who enter money. */
export const MatchCustomer = ({ customer }: { customer: string }) => {
  const [open, setOpen] = useState(false)
  // Once it was asked for it stays mounted: the focus goes back to what opened it.
  const [wanted, setWanted] = useState(false)
  if (!useCan('money:edit')) return null
  const ask = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <Button size="compact-xs" variant="light" aria-label={`Match ${customer}`} aria-haspopup="dialog" onClick={ask}>
        Match
      </Button>
      {wanted ? <MatchDialog customer={customer} opened={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
