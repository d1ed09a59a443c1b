import { Anchor, Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { getPage } from '../../directory/rules/candidate-link.ts'
import { withdrawReferral } from '../contract/offers.ts'
import type { offerLink } from '../shapes/offer.ts'

type Offer = z.output<typeof offerLink>

const Sentence = ({ offer: { way, clinic, candidate, agreed, at } }: { offer: Offer }) => (
  <span style={{ overflowWrap: 'anywhere' }}>
    {way === 'to' ? 'Referred to ' : 'Referred from '}
    {candidate ? (
      <Anchor c="inherit" underline="always" renderRoot={(props) => <Link {...props} {...getPage(candidate)} />}>
        {clinic.name}
      </Anchor>
    ) : (
      clinic.name
    )}{' '}
    on <time dateTime={at}>{formatInstant(at)}</time>.{candidate ? '' : ' The record there was deleted.'}
    {agreed ? ` They agreed: “${agreed}”` : ''}
  </span>
)

/**
 * Clinics that a candidate was referred to or came from, for platform staff. An offer can be undone until someone there
 * uses it.
 */
export const OfferLinks = ({ offers }: { offers: readonly Offer[] }) => {
  const withdraw = useCommand(withdrawReferral)
  return (
    <>
      {withdraw.isError ? (
        <Alert>{getErrorMessage(withdraw.error, 'Couldn’t withdraw the referral. Try again.')}</Alert>
      ) : null}
      {offers.map((offer) => (
        <Alert key={offer.id} kind="note">
          <Group justify="space-between" gap="xs">
            <Sentence offer={offer} />
            {offer.canWithdraw ? (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Withdraw the referral to ${offer.clinic.name}`}
                loading={withdraw.isPending && withdraw.variables.id === offer.id}
                onClick={() => withdraw.mutate({ id: offer.id })}
              >
                Withdraw
              </Button>
            ) : null}
          </Group>
        </Alert>
      ))}
    </>
  )
}
