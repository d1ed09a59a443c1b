import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { TrackedPost } from '../contract/job-posts.ts'
import { employments, longestHours, payPeriods } from '../rules/post-offer.ts'

/** Pay, hours, and employment as a form holds them. */
type TypedOffer = {
  pay_low: string
  pay_high: string
  pay_per: string
  hours: string
  employment: string
  /** 'yes' or empty. */
  offers_times: string
}

const toTypedAmount = (amount: number | null | undefined) =>
  typeof amount === 'number' ? amount.toFixed(Number.isInteger(amount) ? 0 : 2) : ''

/** The offer of a post for the form; empty for a new one. */
export const toTypedOffer = (post: TrackedPost | null): TypedOffer => ({
  pay_low: toTypedAmount(post?.pay_low),
  pay_high: toTypedAmount(post?.pay_high),
  pay_per: post?.pay_per ?? 'hour',
  hours: post?.hours ?? '',
  employment: post?.employment ?? '',
  offers_times: post?.offers_times ? 'yes' : '',
})

/** The choices of the form as the call takes them. */
export const toOffer = (typed: TypedOffer) => ({
  pay_per: payPeriods.find((each) => each === typed.pay_per) ?? 'hour',
  employment: employments.find((each) => each === typed.employment) ?? null,
  offers_times: typed.offers_times === 'yes',
})

type OfferFieldsProps = {
  typed: TypedOffer
  set: (name: keyof TypedOffer, value: string) => void
  bind: (name: keyof TypedOffer) => ComponentProps<typeof TextInput>
}

/** Pay, hours, and employment of a post, which candidates see on the apply page. Empty ones aren’t shown. */
export const OfferFields = ({ typed, set, bind }: OfferFieldsProps) => (
  <>
    <Group grow align="flex-start" gap="xs">
      <TextInput label="Pay from" description="In dollars" inputMode="decimal" {...bind('pay_low')} />
      <TextInput label="Pay up to" description="If it is a range" inputMode="decimal" {...bind('pay_high')} />
      <NativeSelect
        label="Pay per"
        description="Hour or year"
        data={[
          { value: 'hour', label: 'Hour' },
          { value: 'year', label: 'Year' },
        ]}
        value={typed.pay_per}
        onChange={(event) => set('pay_per', event.currentTarget.value)}
      />
    </Group>
    <NativeSelect
      label="Employment"
      data={[
        { value: '', label: 'Not shown' },
        { value: 'full_time', label: 'Full-time' },
        { value: 'part_time', label: 'Part-time' },
        { value: 'either', label: 'Full-time or part-time' },
      ]}
      value={typed.employment}
      onChange={(event) => set('employment', event.currentTarget.value)}
    />
    <TextInput
      label="Hours"
      description="Like “15 to 25 a week, weekday afternoons”. Candidates see pay, employment, and hours on the apply page."
      maxLength={longestHours}
      {...bind('hours')}
    />
    <Checkbox
      label="Let applicants choose an interview time at once"
      description="The email that an application has arrived then has a booking link: phone, 30 minutes, your booking hours."
      checked={typed.offers_times === 'yes'}
      onChange={(event) => set('offers_times', event.currentTarget.checked ? 'yes' : '')}
    />
  </>
)
