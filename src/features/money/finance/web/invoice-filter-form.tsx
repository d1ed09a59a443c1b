import { Button, Chip, Group, Radio, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { DayField } from '../../../../platform/web/day-field/day-field.tsx'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { OrganizationSelect } from '../../../access/organization-choice/web/public.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { listInvoices } from '../contract/invoices.ts'
import {
  findInvoiceFilterProblems,
  type InvoiceFilter,
  invoiceRanges,
  invoiceSorts,
  invoiceStatuses,
  isSameInvoiceFilter,
} from '../rules/invoice-filter.ts'
import { type ListFilter, plainListFilter, toInvoiceQuery } from './invoice-url.ts'
import { capitalize, rangeWords, sortWords } from './invoice-words.ts'

/** How many invoices a filter finds, a moment after it was last changed. */
const useFound = (filter: ListFilter, organization: string | undefined, isSound: boolean) => {
  const [asked] = useDebouncedValue(filter, 200)
  const found = useQuery(
    listInvoices,
    { ...toInvoiceQuery(asked, viewerTimeZone, organization), page: 1 },
    { enabled: isSound && asked === filter, keepPrevious: true },
  )
  return isSound && !found.isError ? found.data?.total : undefined
}

type StatusesProps = { chosen: InvoiceFilter['status']; onChoose: (chosen: InvoiceFilter['status']) => void }

const Statuses = ({ chosen, onChoose }: StatusesProps) => (
  <div role="group" aria-labelledby="invoice-status">
    <Text size="sm" fw={500} id="invoice-status" mb={6}>
      Status
    </Text>
    <Chip.Group multiple value={[...chosen]} onChange={(status) => onChoose(status)}>
      <Group gap={6}>
        {invoiceStatuses.map((status) => (
          <Chip key={status} value={status} size="sm">
            {capitalize(status)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  </div>
)

type InvoiceFilterFormProps = {
  applied: ListFilter
  /** The organization that the whole page is about. */
  organization: string | undefined
  onApply: (filter: ListFilter) => void
  onClose: () => void
}

/** Days, statuses, client, amounts and order; the number of invoices found follows every change. */
export const InvoiceFilterForm = ({ applied, organization, onApply, onClose }: InvoiceFilterFormProps) => {
  const everyone = useCan('platform:see')
  const [filter, setFilter] = useState(applied)
  const set = (change: Partial<InvoiceFilter>) => setFilter((now) => ({ ...now, ...change }))
  const problems = findInvoiceFilterProblems(filter)
  const isSound = Object.keys(problems).length === 0
  const found = useFound(filter, organization, isSound)
  const day = (name: 'from' | 'to', label: string) => (
    <DayField
      label={label}
      placeholder="3/14/2026"
      maxLength={40}
      value={filter[name]}
      problem={problems[name]}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  )
  const field = (name: 'least' | 'most', label: string, placeholder: string) => (
    <TextInput
      label={label}
      placeholder={placeholder}
      maxLength={40}
      value={filter[name]}
      error={problems[name]}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isSound && !isSame(filter, applied)) onApply(filter)
      }}
    >
      <Stack gap="md">
        <Radio.Group label="Created" value={filter.range} onChange={(range) => set({ range })}>
          <Group gap="md" mt={6}>
            {invoiceRanges.map((value) => (
              <Radio key={value} value={value} label={rangeWords[value]} />
            ))}
          </Group>
        </Radio.Group>
        {filter.range === 'custom' ? (
          <SimpleGrid cols={2} spacing="sm">
            {day('from', 'From')}
            {day('to', 'To')}
          </SimpleGrid>
        ) : null}
        <Statuses chosen={filter.status} onChoose={(status) => set({ status })} />
        {everyone ? (
          <OrganizationSelect
            label="Client"
            value={filter.client === 'unmatched' ? null : filter.client}
            onChange={(client) => set({ client })}
          />
        ) : null}
        <SimpleGrid cols={2} spacing="sm">
          {field('least', 'Amount from ($)', '0')}
          {field('most', 'Amount to ($)', 'any')}
        </SimpleGrid>
        <Select
          label="Sort"
          allowDeselect={false}
          data={invoiceSorts.map((value) => ({ value, label: sortWords[value] }))}
          value={filter.sort}
          onChange={(sort) => sort && set({ sort })}
        />
        <Text size="sm" role="status" mih={20}>
          {found === undefined
            ? ''
            : found === 0
              ? 'No invoices match.'
              : `${formatCount(found)} ${found === 1 ? 'invoice' : 'invoices'} found`}
        </Text>
      </Stack>
      <DialogActions
        left={
          <Button variant="subtle" onClick={() => setFilter(plainListFilter)}>
            Reset
          </Button>
        }
      >
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={!isSound || isSame(filter, applied)}>
          Apply
        </Button>
      </DialogActions>
    </form>
  )
}

const isSame = (a: ListFilter, b: ListFilter) =>
  isSameInvoiceFilter(a, b) && (['state', 'month', 'age', 'also'] as const).every((key) => a[key] === b[key])
