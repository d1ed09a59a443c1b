import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'

const MatchDialog = lazyComponent(async () => (await import('./match-dialog.tsx')).MatchDialog)

/** *Match* button next to a customer without an organization, for people who enter money. */
export const MatchCustomer = ({ customer }: { customer: string }) => {
  const [open, setOpen] = useState(false)
  // It stays mounted after it was first opened, so that the focus returns to its button.
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
