import { Anchor, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LinkButton } from '../../../../../platform/web/link-button.tsx'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { listFrom } from '../../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { useToday } from '../../../../../platform/web/use-today.ts'
import { showMonth, toMonth } from '../../../../../rules/periods/month.ts'
import { Fold } from '../../../../../ui/fold/fold.tsx'
import { ListBody } from '../../../../../ui/list/list-body.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { textingCosts } from '../../contract/texting-costs.ts'
import { createCostColumns, toCostRows } from './create-cost-columns.tsx'
import { MonthSelect } from './month-select.tsx'

/** The cost of an organization's texts in a month; for those who see money. */
export const CostPanel = ({ id }: { id: string }) => (useCan('money:see') ? <Costs id={id} /> : null)

const Costs = ({ id }: { id: string }) => {
  const everyone = useCan('platform:see')
  const current = toMonth(useToday(viewerTimeZone))
  const [chosen, setChosen] = useState<string>()
  const month = chosen ?? current
  const found = useQuery(textingCosts, { month, organizationId: id }, { keepPrevious: true })
  return (
    <Fold name="costs" title="Text costs" lead="An estimate for this month.">
      <Text size="sm" c="dimmed" mb="sm">
        {found.data ? `${found.data.price}¢ per part, sent or received. ` : ''}Carrier fees are extra.
        {everyone ? (
          <>
            {' '}
            <Anchor underline="always" size="sm" renderRoot={(props) => <Link {...props} to="/text-costs" />}>
              All organizations
            </Anchor>
          </>
        ) : null}
      </Text>
      <Group mb="sm">
        <MonthSelect isBare month={month} current={current} onMonth={setChosen} />
      </Group>
      <ListBody
        caption="Text costs"
        question={listFrom(found, 'Couldn’t load the costs.', toCostRows)}
        empty={{
          none: {
            title: `No texts in ${showMonth(month)}.`,
            action: <LinkButton to="/candidate-directory">Open the Candidate Directory</LinkButton>,
          },
        }}
        columns={createCostColumns(chosen)}
      />
    </Fold>
  )
}
