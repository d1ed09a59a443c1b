import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { usd } from '../../../rules/money.ts'
import { shortMonth } from '../rules/month.ts'

type TrendChartProps = { label: string; rows: readonly { month: string; net: number; fee: number }[] }

/** Net and fee of each month as stacked bars. The numbers stand in the table below it. */
export const TrendChart = ({ label, rows }: TrendChartProps) => (
  <div role="img" aria-label={label}>
    <BarChart
      h={240}
      data={rows.map(({ month, net, fee }) => ({ month: shortMonth(month), Net: net / 100, Fee: fee / 100 }))}
      dataKey="month"
      type="stacked"
      series={[
        { name: 'Net', color: 'pine.6' },
        { name: 'Fee', color: 'clay.5' },
      ]}
      valueFormatter={(dollars) => usd(Math.round(dollars * 100))}
      yAxisProps={{ width: 84 }}
      withLegend
      barProps={{ isAnimationActive: false }}
    />
  </div>
)
