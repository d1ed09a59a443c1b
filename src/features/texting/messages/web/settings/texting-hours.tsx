import { Paper, Text, Title } from '@mantine/core'
import type { ComponentProps } from 'react'
import { productName } from '../../../../../rules/product.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Fold } from '../../../../../ui/fold/fold.tsx'
import { LearnMore } from '../../../../../ui/fold/learn-more.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { HoursForm } from './hours-form.tsx'
import css from './texting-hours.module.css'

type TextingHoursProps = ComponentProps<typeof HoursForm> & { quietHours: boolean }

/** A warning that no hours are kept, with the way to change it. The hours themselves are folded away. */
const UnlimitedHours = (form: ComponentProps<typeof HoursForm>) => {
  const isPlatform = useCan('platform:edit')
  return (
    <>
      <Alert kind="warning">
        Texts can go out at any hour, even at night. Texting hours, days off, and state hours are off.{' '}
        {isPlatform ? 'To turn them on, set QUIET_HOURS=on on the server.' : `Ask ${productName} to turn them on.`}
      </Alert>
      <Fold name="texting-hours" title="Texting hours" lead="Off. No text waits, even on days off.">
        <HoursForm key={JSON.stringify(form.hours)} {...form} />
      </Fold>
    </>
  )
}

/** The hours in which an organization's texts go out. Admins narrow them, the others read. */
export const TextingHours = ({ quietHours, ...form }: TextingHoursProps) =>
  quietHours ? (
    <Paper p="md" component="section" aria-label="Texting hours">
      <Title order={3}>Texting hours</Title>
      <Text size="sm" c="dimmed">
        Texts go out in these hours, in the recipient’s time zone. Others wait.
      </Text>
      <LearnMore about="Limits of these hours">
        You can only shorten the hours. Replies to a recent text go out anytime.
      </LearnMore>
      <div className={css.set}>
        <HoursForm key={JSON.stringify(form.hours)} {...form} />
      </div>
    </Paper>
  ) : (
    <UnlimitedHours {...form} />
  )
