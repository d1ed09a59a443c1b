import { Paper, Text, Title } from '@mantine/core'
import type { ComponentProps } from 'react'
import { Alert } from '../../../../../ui/alert.tsx'
import { LearnMore } from '../../../../../ui/fold/learn-more.tsx'
import { HoursForm } from './hours-form.tsx'
import css from './texting-hours.module.css'

type TextingHoursProps = ComponentProps<typeof HoursForm> & { quietHours: boolean }

/** The hours in which an organization's texts go out. Admins narrow them, the others read. */
export const TextingHours = ({ quietHours, ...form }: TextingHoursProps) => (
  <Paper p="md" component="section" aria-label="Texting hours">
    <Title order={3}>Texting hours</Title>
    {quietHours ? (
      <>
        <Text size="sm" c="dimmed">
          Texts go out in these hours, in the recipient’s time zone. Others wait.
        </Text>
        <LearnMore about="Limits of these hours">
          You can only shorten the hours. Replies to a recent text go out anytime.
        </LearnMore>
      </>
    ) : (
      <Alert kind="note">
        Texting hours are off on this server. Texts can go out at any hour, and the hours below have no effect.
      </Alert>
    )}
    <div className={quietHours ? css.set : `${css.set} ${css.off}`}>
      <HoursForm key={JSON.stringify(form.hours)} {...form} />
    </div>
  </Paper>
)
